import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { SignedInDevice } from '#domain/signed-in-device.ts'
import { useQuery } from '@tanstack/react-query'
import { Monitor, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { devicesQuery, signOutDevice, signOutOthers } from '../../../api/devices.ts'
import { ApiError } from '../../../api/api-error.ts'
import { useLogOut } from '../../../shell/use-log-out.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Skeleton } from '../../../ui/states.tsx'
import { toast } from '../../../ui/toast.tsx'
import './devices.css'
import { LookupFailed } from './lookup-failed.tsx'
import { translated } from '../../../language/translated.ts'
import { LOCALE } from '../../../language/locale.ts'

/** Signs out and tells how it went. One that was out already is out. */
async function attempt(act: () => Promise<void>, done: string): Promise<void> {
  try {
    await act()
    toast(done)
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) toast(done)
    else if (!(error instanceof ApiError && error.status === 403))
      toast({ text: t`The server did not answer. Nothing was signed out.`, tone: 'error' })
  }
}

export function Devices() {
  const { data: devices, error, refetch } = useQuery(devicesQuery)
  const { leave, question } = useLogOut()
  const [asks, setAsks] = useState<SignedInDevice | 'others' | null>(null)
  const goOn = () => {
    setAsks(null)
    if (asks === 'others') void attempt(signOutOthers, t`Signed out everywhere else.`)
    else if (asks !== null) void attempt(() => signOutDevice(asks.id), signedOut(asks))
  }
  return (
    <section aria-labelledby="devices">
      <h2 id="devices">
        <Trans>Signed-in devices</Trans>
      </h2>
      <p className="soft">
        <Trans>
          Each place where you are logged in. If you do not know one of them, sign it out and change your password.
        </Trans>
      </p>
      {error && <LookupFailed text={t`We could not look up your devices.`} onRetry={() => void refetch()} />}
      {!devices && !error && <Skeleton lines={[45, 70]} />}
      {devices && (
        <ul className="devices">
          {thisOneFirst(devices).map((device) => (
            <DeviceRow
              key={device.id}
              device={device}
              onSignOut={() => (device.is_current ? void leave() : setAsks(device))}
            />
          ))}
        </ul>
      )}
      {devices && devices.length > 1 && (
        <Button className="devices-all" onClick={() => setAsks('others')}>
          <Trans>Sign out everywhere else</Trans>
        </Button>
      )}
      {question}
      {asks !== null && (
        <Dialog
          open
          title={asks === 'others' ? t`Sign out everywhere else?` : t`Sign this device out?`}
          onClose={() => setAsks(null)}
          actions={
            <>
              <Button onClick={() => setAsks(null)}>
                <Trans>Cancel</Trans>
              </Button>
              <Button look="danger" onClick={goOn}>
                <Trans>Sign out</Trans>
              </Button>
            </>
          }
        >
          <p className="soft small">
            {asks === 'others' ? t`You stay logged in here. Every other device has to log in again.` : hasToLogIn(asks)}
          </p>
        </Dialog>
      )}
    </section>
  )
}

const thisOneFirst = (devices: readonly SignedInDevice[]) =>
  devices.toSorted((a, b) => Number(b.is_current) - Number(a.is_current))

/** No session lasts a year. */
const atTime = (date: string) =>
  new Date(date).toLocaleString(LOCALE, {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  })

const nameOf = ({ device }: SignedInDevice): string => translated(device)
function signedOut(one: SignedInDevice): string {
  const device = nameOf(one)
  return t`Signed out: ${device}.`
}
function hasToLogIn(one: SignedInDevice): string {
  const [device, used] = [nameOf(one), atTime(one.last_seen_at)]
  return t`${device}, last used ${used}. It has to log in again.`
}
function toSignOut(one: SignedInDevice): string {
  const [device, used] = [nameOf(one), atTime(one.last_seen_at)]
  return one.is_current ? t`Sign out this device` : t`Sign out ${device}, last used ${used}`
}

/** Since when it is logged in, when it was last used, and from where. */
function standing({ is_current, created_at, last_seen_at, address }: SignedInDevice): string {
  const [since, used] = [atTime(created_at), atTime(last_seen_at)]
  if (is_current) return address === '' ? t`Logged in ${since}` : t`Logged in ${since}, from ${address}`
  return address === ''
    ? t`Logged in ${since}, last used ${used}`
    : t`Logged in ${since}, last used ${used}, from ${address}`
}

function DeviceRow({ device, onSignOut }: { device: SignedInDevice; onSignOut: () => void }) {
  const { device: name, is_current } = device
  return (
    <li>
      <Icon of={/iOS|Android/.test(name) ? Smartphone : Monitor} />
      <div>
        <p className="device-name">
          <b>{name === '' ? t`Unknown browser` : nameOf(device)}</b>
          {is_current && (
            <Badge tone="done">
              <Trans>This device</Trans>
            </Badge>
          )}
        </p>
        <p className="soft small num">{standing(device)}</p>
      </div>
      <Button look="quiet" size="s" aria-label={toSignOut(device)} onClick={onSignOut}>
        <Trans>Sign out</Trans>
      </Button>
    </li>
  )
}
