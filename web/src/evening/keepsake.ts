/** One picture of an evening, drawn in the page: names, places, one moment, the games, the day. No points, no address. */
import { mount, unmount } from 'svelte'
import { covers } from '../games/covers'
import { inkOf } from '../shell/inks'
import { titleOf } from '../shell/titles'
import { identityOfLook } from '../look/seats'
import { t } from '../text/text.svelte'
import type { EveningInfo } from '../wire/messages'
import { confetti } from './confetti'
import { box, drawPicture, font, image, patterned, tile, write } from './draw'
import { nameIn, played } from './evening.svelte'
import type { Moment } from './moments'
import { heightOf, podiumOf } from './podium'
import { dateOf, winWords } from './words'

export const WIDTH = 1200
export const HEIGHT = 630
const FLOOR = 470
const STEP = 140
const MIDDLE = 356

export async function drawKeepsake(canvas: HTMLCanvasElement, info: EveningInfo, moment: Moment | null): Promise<void> {
  const on = canvas.getContext('2d')
  if (!on) return
  canvas.width = WIDTH
  canvas.height = HEIGHT
  await Promise.all([800, 400].map((weight) => document.fonts.load(font(32, weight as 800 | 400))))
  const middle = moment ? MIDDLE : WIDTH / 2 // without a moment the podium is the picture
  stage(on, middle)
  await podium(on, info, middle)
  if (moment) {
    await drawPicture(on, moment.picture, 720, 92, 400)
    write(on, moment.title, 720, 424, 28, { most: 400 })
    write(on, moment.said, 720, 454, 18, { weight: 400, most: 420 })
  }
  table(on)
  write(on, winWords(info, true), 60, 558, 46, { most: 820 })
  write(on, `${dateOf(info)}, ${t('keepsake-table')}`, 60, 592, 19, { weight: 400, colour: '#4f635d', most: 820 })
  wordmark(on, 1140, 544)
  const games = [...new Set(played(info).map(({ game }) => game))].slice(0, 5)
  for (const [index, game] of games.entries()) await drawBox(on, game, 1140 - (games.length - index) * 44 + 8, 564, 36)
}

/** As a file; null where a browser cannot make one. */
export function pictureOf(canvas: HTMLCanvasElement): Promise<File | null> {
  return new Promise((done) =>
    canvas.toBlob((blob) => done(blob && new File([blob], 'rumpus-evening.png', { type: 'image/png' })), 'image/png'),
  )
}

function stage(on: CanvasRenderingContext2D, middle: number): void {
  on.fillStyle = '#fbf0d8'
  on.fillRect(0, 0, WIDTH, HEIGHT)
  on.fillStyle = '#fff3cf'
  on.beginPath()
  on.arc(middle, 310, 220, 0, 2 * Math.PI)
  on.fill()
  for (const bit of confetti) {
    on.save()
    on.translate(middle - 296 + bit.x * 5.8, 70 + (bit.y - 34) * 7)
    on.rotate((bit.turn * Math.PI) / 180)
    on.fillStyle = bit.colour
    if (bit.shape === 'round') box(on, -5, -5, 10, 10, 5)
    else if (bit.shape === 'bar') box(on, -6, -4, 13, 8, 1)
    else {
      on.beginPath()
      on.moveTo(-6, -5)
      on.lineTo(6, -2)
      on.lineTo(-1, 6)
    }
    on.fill()
    on.restore()
  }
  for (const side of [1, -1]) {
    on.save()
    if (side < 0) on.translate(WIDTH, 0)
    on.scale(side, 1)
    on.fillStyle = '#c93a27'
    on.beginPath()
    on.moveTo(0, 0)
    on.lineTo(44, 0)
    on.bezierCurveTo(44, 220, 40, 380, 20, FLOOR)
    on.lineTo(0, FLOOR)
    on.fill()
    on.fillStyle = '#b33026'
    on.beginPath()
    on.moveTo(22, 0)
    on.lineTo(44, 0)
    on.bezierCurveTo(44, 220, 40, 380, 20, FLOOR)
    on.lineTo(8, FLOOR)
    on.bezierCurveTo(20, 380, 22, 220, 22, 0)
    on.fill()
    on.restore()
  }
  for (const [colour, drop] of [
    ['#e0a020', 60],
    ['#ffc23c', 46],
  ] as const) {
    on.fillStyle = colour
    on.fillRect(0, 0, WIDTH, drop - 32)
    for (let x = 60; x < WIDTH; x += 120) {
      on.beginPath()
      on.ellipse(x, drop - 34, 60, 34, 0, 0, 2 * Math.PI)
      on.fill()
    }
  }
}

async function podium(on: CanvasRenderingContext2D, info: EveningInfo, middle: number): Promise<void> {
  const { steps, rest } = podiumOf(info)
  const wide = Math.min(126, 640 / steps.length)
  const alone = steps.filter(({ place }) => place === 1).length === 1
  const left = middle - (steps.length * wide) / 2
  for (const [index, guest] of steps.entries()) {
    const x = left + index * wide
    const high = STEP * heightOf(guest.place)
    const size = Math.min(guest.place === 1 ? 94 : 70, wide - 12)
    const look = guest.look - 1
    const fill = await patterned(on, look, 1.8)
    on.beginPath()
    on.roundRect(x, FLOOR - high, wide, high, [10, 10, 0, 0])
    fill()
    on.fillStyle = identityOfLook(look).colour
    const patch = Math.min(56, high - 8)
    box(on, x + wide / 2 - 30, FLOOR - high / 2 - patch / 2, 60, patch, 10)
    on.fill()
    on.textBaseline = 'middle'
    write(on, String(guest.place), x + wide / 2, FLOOR - high / 2 + 2, Math.min(44, patch), {
      align: 'center',
      colour: identityOfLook(look).on,
    })
    on.textBaseline = 'alphabetic'
    await tile(on, look, x + (wide - size) / 2, FLOOR - high - size - 8, size)
    write(
      on,
      nameIn(info, guest.number),
      x + wide / 2,
      FLOOR - high - size - 24,
      guest.place === 1 && alone ? 34 : 27,
      {
        align: 'center',
        most: guest.place === 1 && alone ? 260 : wide - 2,
      },
    )
  }
  // The rest beside it, on either side in turn.
  for (const [index, guest] of rest.slice(0, 5).entries()) {
    const side = index % 2 ? 1 : -1
    const x = middle + side * ((steps.length * wide) / 2 + 52 + Math.floor(index / 2) * 76)
    await tile(on, guest.look - 1, x - 26, FLOOR - 58, 52)
    write(on, nameIn(info, guest.number), x, FLOOR - 72, 22, { align: 'center', most: 78 })
  }
}

function table(on: CanvasRenderingContext2D): void {
  on.fillStyle = '#fffbf1'
  on.fillRect(0, FLOOR, WIDTH, HEIGHT - FLOOR)
  on.fillStyle = '#bd8249'
  on.fillRect(0, FLOOR, WIDTH, 20)
  on.fillStyle = '#96602f'
  on.fillRect(0, FLOOR + 20, WIDTH, 6)
}

function wordmark(on: CanvasRenderingContext2D, right: number, y: number): void {
  on.font = font(46)
  on.textAlign = 'left'
  on.fillStyle = '#16322f'
  const letters = [...'Rumpus'].map((letter) => ({ letter, wide: on.measureText(letter).width - 2 }))
  let x = right - letters.reduce((sum, { wide }) => sum + wide, 0)
  for (const [index, { letter, wide }] of letters.entries()) {
    on.save()
    on.translate(x + wide / 2, y - 12)
    on.rotate((([-6, 3, -3, 4, -5, 5][index] ?? 0) * Math.PI) / 180)
    on.fillText(letter, -wide / 2, 12)
    on.restore()
    x += wide
  }
}

/** A game's box, from the parts its cover is made of. */
async function drawBox(on: CanvasRenderingContext2D, game: string, x: number, y: number, w: number): Promise<void> {
  const h = (w * 282) / 216
  on.fillStyle = 'rgb(22 50 47 / 22%)'
  on.fillRect(x + 3, y + 3, w, h)
  on.save()
  box(on, x, y, w, h, 3)
  on.clip()
  on.fillStyle = '#f3e6c8'
  on.fillRect(x, y, w, h)
  const Cover = covers.get(game)
  if (Cover) {
    const place = document.createElement('div')
    const cover = mount(Cover, { target: place })
    for (const part of Array.from(place.children)) await drawPart(on, part, x, y, w, h)
    void unmount(cover)
  }
  write(on, titleOf(game), x + w * 0.08, y + h * 0.17, w * 0.2, { colour: inkOf(game), most: w * 0.86 })
  on.restore()
}

async function drawPart(
  on: CanvasRenderingContext2D,
  part: Element,
  x: number,
  y: number,
  w: number,
  h: number,
): Promise<void> {
  if (part instanceof SVGElement) {
    const drawn = await image(new XMLSerializer().serializeToString(part))
    on.drawImage(drawn, x, y, w, h)
    return
  }
  if (!(part instanceof HTMLElement)) return
  const { left, top, width, rotate, color } = part.style
  const own = part instanceof HTMLImageElement ? part.src : part.innerHTML.replaceAll('currentColor', color)
  const drawn = await image(own)
  const wide = w * (parseFloat(width || '40') / 100)
  const high = wide * (drawn.naturalHeight / Math.max(1, drawn.naturalWidth))
  on.save()
  on.translate(x + w * (parseFloat(left) / 100) + wide / 2, y + h * (parseFloat(top) / 100) + high / 2)
  on.rotate(((parseFloat(rotate) || 0) * Math.PI) / 180)
  on.drawImage(drawn, -wide / 2, -high / 2, wide, high)
  on.restore()
}
