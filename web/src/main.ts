import '@fontsource/alegreya/600.css'
import '@fontsource-variable/source-sans-3/wght.css'
import './app.css'

import { mount } from 'svelte'

import App from './App.svelte'
import { holdStyles, watchParts } from './base/browser/lazy-parts.svelte'
import { router } from './base/browser/router.svelte'
import { settings } from './base/browser/settings.svelte'
import { fontsOf } from './base/drawing/fonts'
import { yieldToBrowser } from './base/drawing/yield'
import { watchKeys } from './base/input/keyboard'
import { watchPresses } from './base/input/presses'
import { prepareOffline } from './base/service-worker'
import { watchTouch } from './base/sound'
import { language } from './base/text/language.svelte'
import { screenOf } from './screens'

router.start()
watchKeys()
watchPresses()
watchTouch()
watchParts()
holdStyles()
prepareOffline()
const target = document.getElementById('app')
if (!target) throw new Error('index.html has no #app')
// With what it is to show, so that nothing else is seen before it.
const first = screenOf(router.route.screen).catch(() => null)
const words = language.speak(settings.lang).then(yieldToBrowser)
void Promise.all([first, words, fontsOf(settings.lang)]).then(([first]) => mount(App, { target, props: { first } }))
