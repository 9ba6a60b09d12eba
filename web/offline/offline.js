/* The page for when the server cannot be reached: in the language that was chosen here, or else in the browser's. */
function chosen() {
  try {
    return JSON.parse(localStorage.getItem('undercroft') ?? '{}').lang
  } catch {
    return undefined
  }
}

const parts = [...document.querySelectorAll('main')]
const wishes = [chosen(), ...navigator.languages].filter((wish) => typeof wish === 'string')
const wish = wishes.find((one) => parts.some((part) => one.toLowerCase().startsWith(part.lang)))
const shown = parts.find((part) => wish?.toLowerCase().startsWith(part.lang)) ?? parts[0]
for (const part of parts) part.hidden = part !== shown
document.documentElement.lang = shown.lang
document.title = `${shown.querySelector('h1').textContent} · Undercroft`
for (const button of document.querySelectorAll('button')) button.addEventListener('click', () => location.reload())
addEventListener('online', () => location.reload())
