import { APP, hold } from './hold.ts'
import { expect, test } from './product.ts'

test.describe('before any script has run', () => {
  test.use({ javaScriptEnabled: false })

  for (const path of ['/', '/all-plans', '/terms', '/privacy', '/cookies', '/about'])
    test(`${path} can be read, and leads on`, async ({ page, product }) => {
      await page.goto(path)
      await expect(page).toHaveTitle(/ · Waiverly$/)
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
      const said = await page.locator('meta[name=description]').getAttribute('content')
      expect(said?.length).toBeGreaterThan(50)
      await expect(page.locator('meta[property="og:description"]')).toHaveAttribute('content', said ?? '')
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${product.url}${path}`)
      await page.getByRole('link', { name: 'Log In', exact: true }).click()
      await expect(page.getByLabel('Email', { exact: true })).toBeVisible()
    })
})

test('a shared link shows a picture of the size that it says', async ({ page, product, request }) => {
  await page.goto('/')
  const says = (property: string) => page.locator(`meta[property="og:image${property}"]`).getAttribute('content')
  const address = await says('')
  expect(address).toMatch(new RegExp(`^${product.url}/assets/card-[\\w-]+[.]png$`))
  await expect(page.locator('meta[name="twitter:image"]')).toHaveAttribute('content', address ?? '')
  const reply = await request.get(address ?? '')
  expect(reply.headers()).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  const png = await reply.body()
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  expect([String(png.readUInt32BE(16)), String(png.readUInt32BE(20))]).toEqual([
    await says(':width'),
    await says(':height'),
  ])
  expect(await says(':alt')).toContain('Waiverly')
})

test('a page needs the fonts that it begins with; a letter that English has not brings one more', async ({ page }) => {
  const fonts: string[] = []
  page.on('request', (request) => request.resourceType() === 'font' && fonts.push(new URL(request.url()).pathname))
  const ahead = () =>
    page
      .locator('link[rel=preload][as=font]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  for (const path of ['/all-plans', '/login']) {
    fonts.length = 0
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(await ahead()).toHaveLength(2)
    expect(fonts.toSorted()).toEqual((await ahead()).toSorted())
  }
  await page.getByLabel('Email', { exact: true }).fill('kőszegi@example.test')
  await expect.poll(() => fonts.length).toBe(3)
  expect(fonts.at(-1)).toContain('/public-sans-european-')
})

test('the landing page fetches its own small script and none of the app', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(scripts.map((url) => new URL(url).pathname.replace(/-.{8}[.]js$/, '')).sort()).toEqual([
    '/assets/early',
    '/assets/enliven',
    '/assets/still',
    '/before.js',
  ])
})

test('the login fetches the app ahead, and calls it once somebody is there to use it', async ({ page, product }) => {
  const mains: (string | undefined)[] = []
  page.on('request', (request) => {
    if (/assets\/main-.*\.js$/.test(request.url())) mains.push(request.headers()['sec-purpose'])
  })
  // Where the machine's own pointer happens to be says nothing of a visitor.
  await page.addInitScript(() =>
    window.addEventListener('pointerover', (event) => event.stopImmediatePropagation(), { capture: true }),
  )
  // Browsers make no passkeys for a bare address.
  await page.goto(`${product.url.replace('127.0.0.1', 'localhost')}/login`, { waitUntil: 'networkidle' })
  expect(mains).toEqual(['prefetch'])
  const unused = page.locator('form[method=dialog]')
  await expect(unused).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeVisible()
  const whereItStood = await page.getByRole('main').boundingBox()
  await page.getByLabel('Email', { exact: true }).focus()
  await expect(unused).toHaveCount(0)
  expect(await page.getByRole('main').boundingBox()).toEqual(whereItStood)
})

for (const path of ['/login', '/contact', '/resources', '/resources/niw-requirements'])
  test(`${path} has its styles before the app is there`, async ({ page, request }) => {
    const built = await (await request.get(path, { headers: { accept: 'text/html' } })).text()
    const styles = [...built.matchAll(/<link rel="stylesheet"[^>]* href="([^"]+)"/g)].map(([, href]) => href)
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).hover()
    // The app alone has it.
    await expect(page.locator('.line-bar')).toHaveCount(1)
    const used = await page.evaluate(() => Array.from(document.styleSheets, ({ href }) => new URL(href ?? '').pathname))
    expect(new Set(used)).toEqual(new Set(styles))
  })

for (const [path, name] of [
  ['/resources/niw-requirements', 'What goes into the package'],
  // Its page wrote the address out, with what one goes on to.
  ['/login?next=/plans', 'Forgot password?'],
] as const)
  test(`what has the focus keeps it when the app comes in the place of ${path}`, async ({ page }) => {
    const release = await hold(page, APP)
    await page.goto(path, { waitUntil: 'commit' })
    const link = page.getByRole('link', { name })
    await link.focus()
    await expect(page.locator('form[method=dialog], article').first()).toBeVisible()
    // A copy of the place has no property of our own.
    await page.evaluate(() => Object.assign(document.getElementById('root') ?? {}, { isBuilt: true }))
    release()
    await page.waitForFunction(() => !('isBuilt' in (document.getElementById('root') ?? {})))
    await expect(link).toBeFocused()
  })

test('what is typed, ticked and pressed before the app is there is done once it is', async ({ page }) => {
  const release = await hold(page, APP)
  await page.goto('/login', { waitUntil: 'commit' })
  const email = page.getByLabel('Email', { exact: true })
  const password = page.getByLabel('Password', { exact: true })
  await expect(page.locator('form[method=dialog]')).toHaveCount(1)
  await email.fill('nobody@example.test')
  await page.getByLabel('Remember me').check()
  await password.pressSequentially('Half1horse')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/login')
  release()
  await expect(page.getByText('Invalid email or password')).toBeVisible()
  await expect(page.locator('form[method=dialog]')).toHaveCount(0)
  await expect(email).toHaveValue('nobody@example.test')
  await expect(page.getByLabel('Remember me')).toBeChecked()
  await expect(password).toHaveValue('Half1horse')
})

test('what is held down as the app comes is pressed once it is let go', async ({ page }) => {
  const release = await hold(page, APP)
  await page.goto('/contact', { waitUntil: 'commit' })
  const send = page.getByRole('button', { name: 'Send' })
  await send.hover()
  await page.evaluate(() => Object.assign(document.getElementById('root') ?? {}, { isBuilt: true }))
  await page.mouse.down()
  release()
  await page.waitForFunction(() => !('isBuilt' in (document.getElementById('root') ?? {})))
  await page.mouse.up()
  await expect(page.getByText('This field is required').first()).toBeVisible()
})
