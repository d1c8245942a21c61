import { mount } from 'svelte'
import './app.css'
import { beside, isSite } from './local/place'
import { theme } from './look/theme.svelte'
import App from './App.svelte'
import { guardTaps } from './parts/once'
import { router } from './shell/router.svelte'
import { text } from './text/text.svelte'
import { quietly } from './wire/quietly'

theme.start()
guardTaps()
router.start()
await text.start()
if (isSite) await text.also('offline')

const target = document.getElementById('page')
if (target) mount(App, { target })

// Only secure addresses have one; everything works without it, but for a page without a line.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  void navigator.serviceWorker.register(beside('sw.js')).catch(() => {})
quietly(({ keepOpened }) => keepOpened())
