import { ArrowRight, Plus, Printer, Trash2, X } from 'lucide-react';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { CopyField } from '../../ui/copy-field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Link } from '../../ui/link.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { Family, Row, State } from './stage.tsx';

const variants = ['primary', 'secondary', 'soft', 'ghost', 'danger', 'danger-ghost'] as const;

export function GalleryActions() {
  return (
    <Family title="Buttons and links">
      <State name="Variants">
        <Row>
          {variants.map((variant) => (
            <Button key={variant} variant={variant}>
              {variant}
            </Button>
          ))}
        </Row>
      </State>
      <State name="Sizes and icons">
        <Row>
          <Button size="lg" iconEnd={ArrowRight}>
            Continue
          </Button>
          <Button icon={Plus}>Assign lessons</Button>
          <Button size="sm">Small</Button>
          <Button size="sm" variant="danger-ghost" icon={Trash2}>
            Delete
          </Button>
        </Row>
      </State>
      <State name="Disabled, busy, current focus">
        <Row>
          <Button disabled>Disabled</Button>
          <Button isBusy>Saving</Button>
          <Button variant="secondary" isBusy>
            Checking
          </Button>
          <Button className="outline-3 outline-offset-2 outline-ink">Focus</Button>
        </Row>
      </State>
      <State name="Links that look like buttons">
        <Row>
          <ButtonLink to="/student/home">Begin</ButtonLink>
          <ButtonLink to="/guide.pdf" variant="secondary">
            Guide
          </ButtonLink>
        </Row>
      </State>
      <State name="Icon buttons, tooltip">
        <Row>
          <IconButton label="Close" icon={X} />
          <IconButton label="Print" icon={Printer} size="sm" />
          <IconButton label="Print" icon={Printer} size="sm" disabled />
          <Tooltip text="Set a level first, then it can be locked.">
            <Button variant="secondary" size="sm">
              Hover or focus me
            </Button>
          </Tooltip>
        </Row>
      </State>
      <State name="Links">
        <Row>
          <Link to="/find">In text</Link>
          <Link to="/find" look="title" className="font-display text-xl font-semibold">
            A title
          </Link>
          <Link to="/find" look="quiet">
            Quiet
          </Link>
          <Link to="/pages/privacy" isNewTab>
            New tab
          </Link>
          <Link to="/quick-start.pdf">PDF</Link>
        </Row>
      </State>
      <State name="Copy field: code">
        <CopyField label="Class code" value="QTR-4M7" copiedWords="Class code copied" />
      </State>
      <State name="Copy field: link">
        <CopyField label="Direct link" look="link" value="us.localhost/joinclass/QTR4M7" copiedWords="Link copied" />
      </State>
      <State name="Copy field: large">
        <CopyField label="Class code" isLarge value="QTR-4M7" copiedWords="Class code copied" />
      </State>
    </Family>
  );
}
