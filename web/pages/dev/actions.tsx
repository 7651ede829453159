import { ArrowRight, Download, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Badge, Dot } from '../../ui/badge.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { toast } from '../../ui/toast.tsx'
import { Sample } from './sample.tsx'

const LOOKS = ['primary', 'second', 'quiet', 'danger', 'link'] as const
const TONES = ['done', 'gap', 'error', 'line', 'solid'] as const
const DOTS = ['done', 'part', 'fix', 'run', 'opt'] as const

export function Actions() {
  return (
    <>
      {LOOKS.map((look) => (
        <Sample key={look} name={`Button, ${look}`}>
          <Button look={look}>Save</Button>
          <Button look={look} icon={look === 'danger' ? Trash2 : Download}>
            With an icon
          </Button>
          <Button look={look} size="s">
            Small
          </Button>
          <Button look={look} size="l" iconAfter={ArrowRight}>
            Large
          </Button>
          <Button look={look} busy busyLabel="Saving…">
            Save
          </Button>
          <Button look={look} disabled>
            Not now
          </Button>
        </Sample>
      ))}
      <Sample name="Link as a button">
        <LinkButton to="#actions">Previous</LinkButton>
        <LinkButton to="#actions" look="primary">
          Continue
        </LinkButton>
      </Sample>
      <Sample name="Badge">
        <Badge>Draft</Badge>
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Sample>
      <Sample name="Where a step stands">
        <span className="flex items-center gap-2">
          <Dot />
          open
        </span>
        {DOTS.map((state) => (
          <span key={state} className="flex items-center gap-2">
            <Dot state={state} percent={state === 'part' ? 60 : undefined} />
            {state}
          </span>
        ))}
      </Sample>
      <Sample name="Card" wide>
        <Card>A card holds what can be opened, moved or filled.</Card>
        <Card locked>A locked card shows its real title.</Card>
      </Sample>
      <Sample name="Tabs" wide>
        <TabsSample />
      </Sample>
      <Sample name="Dialog and toasts">
        <DialogSample />
        <Button onClick={() => toast('Evidence saved successfully!')}>Say what was done</Button>
        <Button
          onClick={() =>
            toast({
              text: 'Error fetching evidence',
              why: 'The server did not answer. What you typed is safe on this device.',
              tone: 'error',
              action: { label: 'Try again', run: () => toast('Tried again') },
            })
          }
        >
          Say what failed
        </Button>
      </Sample>
    </>
  )
}

function TabsSample() {
  const [at, setAt] = useState<'profile' | 'letters' | 'final'>('profile')
  return (
    <Tabs
      label="Recommender"
      tabs={[
        { id: 'profile', label: 'Profile' },
        { id: 'letters', label: 'Letter Generation' },
        { id: 'final', label: 'Final Letter', disabled: true },
      ]}
      at={at}
      onChange={setAt}
    >
      <p>Arrows, Home and End move between tabs; the last one is not open yet.</p>
    </Tabs>
  )
}

function DialogSample() {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open a dialog</Button>
      <Dialog
        open={open}
        title="Leave without saving?"
        onClose={close}
        actions={
          <>
            <Button onClick={close}>Leave</Button>
            <Button look="primary" onClick={close}>
              Stay
            </Button>
          </>
        }
      >
        <p className="soft small">
          You have unsaved changes. They stay on this device and are here when you come back.
        </p>
      </Dialog>
    </>
  )
}
