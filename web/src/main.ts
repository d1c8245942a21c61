import { mount } from 'svelte'
import './app.css'
import { theme } from './look/theme.svelte'
import App from './App.svelte'
import { router } from './shell/router.svelte'
import { text } from './text/text.svelte'

theme.start()
router.start()
await text.start()

const target = document.getElementById('page')
if (target) mount(App, { target })
