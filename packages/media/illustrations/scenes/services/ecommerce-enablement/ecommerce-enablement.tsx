/** The scenes of the Ecommerce Enablement page, by area. */
import { compose, part } from '../../../compose.tsx';
import { colors, Rect, Sheet, type SceneComponent } from '../../../kit.tsx';
import { Browser } from '../../../parts/screens.tsx';
import { Ledger } from '../../../parts/tables.tsx';
import { Plate } from '../../../parts/tags.tsx';
import { Text } from '../../../text.tsx';
import { useWords } from '../../../words.tsx';
import { legalRequirements } from './lines.tsx';
import { steps } from './steps.tsx';
import { storefront } from './storefront.tsx';
import { twoLeft } from './two-left.tsx';

/** A bank card that belongs to no bank. */
const BankCard = part(({ w, h }) => {
  const size = useWords();
  return (
    <Sheet x={0} y={0} w={w} h={h} rx={16} fill={colors.ink}>
      <Rect x={24} y={h * 0.26} w={48} h={36} rx={6} fill={colors.stone} />
      <path
        d={`M24 ${h * 0.26 + 12}h16v12h-16M72 ${h * 0.26 + 12}h-16v12h16`}
        fill="none"
        stroke={colors.ink}
        strokeWidth={2}
      />
      {Array.from({ length: 12 }, (_, digit) => (
        <circle
          key={digit}
          cx={29 + digit * 12 + Math.floor(digit / 4) * 12}
          cy={h * 0.68 - size * 0.42}
          r={3.6}
          fill={colors.onInk}
        />
      ))}
      <Text x={210} y={h * 0.68} size={size * 1.2} weight="medium" color={colors.onInk} max={w - 216}>
        0004
      </Text>
      <Text x={24} y={h - 22} color={colors.stone}>
        Test card 4 of 12
      </Text>
    </Sheet>
  );
});

const checkout = compose({
  title: 'Secure checkout and card payments',
  desc: 'A payment page in a browser with a bank card before it, number 4 of 12 test cards for 3-D Secure. The list of its scripts gives each a reason, as PCI DSS 6.4.3 asks: the form takes the card, the device check looks for fraud. The third script, planted to test the alarm of PCI DSS 11.6.1, has no reason and is red.',
  words: 17,
  wide: {
    page: [48, 44, 388, 296],
    scripts: [424, 92, 328, 220],
    card: [76, 318, 292, 174, -5],
    plate: [452, 372, 260, 86, 4],
  },
  phone: { scripts: 220, card: [50, 264, 276, 164, -4], plate: [60, 462, 250, 82, 3] },
  draw: (at) => (
    <>
      <Browser
        at={at.page}
        address="shop.example/pay"
        heading="Pay for your order"
        text={['The card form is embedded.']}
        rows={[
          ['Jacket, size M', '$129.00'],
          ['Card number', ''],
        ]}
      />
      <Ledger
        at={at.scripts}
        tone="ink"
        title="Scripts on this page"
        right="6.4.3"
        rows={[
          ['form.js', 'takes the card'],
          ['device.js', 'looks for fraud'],
          ['planted.js', 'no reason'],
        ]}
        red="planted.js"
      />
      <BankCard at={at.card} />
      <Plate at={at.plate} tone="paper" text="Alarm on changes" strong="PCI DSS 11.6.1" />
    </>
  ),
});

export const scenes: Record<string, SceneComponent> = {
  'storefront-platform': storefront,
  'checkout-payments': checkout,
  'accessibility-consumer-law': legalRequirements,
  'order-inventory-integration': twoLeft,
  steps,
};
