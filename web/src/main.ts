import '@fontsource/alegreya/600.css'
import '@fontsource-variable/source-sans-3/wght.css'
import './app.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { breath } from './base/breath'
import { fontsOf } from './base/fonts'
import { watchKeys } from './base/keys'
import { prepareOffline } from './base/offline'
import { holdStyles, watchParts } from './base/parts.svelte'
import { settings } from './base/settings.svelte'
import { router } from './base/route.svelte'
import { screenOf } from './screens'
import { watchTouch } from './base/sound'

router.start()
watchKeys()
watchTouch()
watchParts()
holdStyles()
prepareOffline()
const target = document.getElementById('app')
if (!target) throw new Error('index.html has no #app')
// With what it is to show, so that nothing else is seen before it.
const first = screenOf(router.route.screen).catch(() => null)
const words = settings.speak(settings.lang).then(breath)
void Promise.all([first, words, fontsOf(settings.lang)]).then(([first]) => mount(App, { target, props: { first } }))
