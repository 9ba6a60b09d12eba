import './app.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { watchKeys } from './lib/keys'
import { settings } from './lib/settings.svelte'
import { router } from './lib/route.svelte'
import { watchTouch } from './lib/sound'

router.start()
watchKeys()
watchTouch()
void settings.speak(settings.lang).then(() => mount(App, { target: document.getElementById('app') as HTMLElement }))
