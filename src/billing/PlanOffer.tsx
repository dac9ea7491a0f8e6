import { CalendarX2, Check, LockKeyhole, ShieldCheck } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { formatPrice, PLAN } from "#billing/plan.ts";
import { linkLook } from "#ui/buttonLook.ts";
import { Card } from "#ui/Card.tsx";
import { useProduct } from "#ui/product.tsx";

const features = [
  `Up to ${PLAN.properties} properties, detailed guidebook sections`,
  "QR code sharing, print-friendly guidebooks",
  "AI assisted creation, 13 languages for your guests",
  "Door codes for each stay, calendars read for you",
];

const notes = [
  { icon: LockKeyhole, text: "Secure payment" },
  { icon: CalendarX2, text: "Cancel anytime" },
  { icon: ShieldCheck, text: "30-day money-back guarantee" },
];

/** The plan with its actions (Plan 1). */
export function PlanOffer({ children }: { children: ReactNode }) {
  const product = useProduct();
  const { contactEmail } = product;
  const { price, code, perMonth } = formatPrice(product.price);
  return (
    <Card as="section" aria-labelledby="plan">
      <p className="text-[0.9375rem] font-semibold text-pine">{PLAN.name} plan</p>
      <h2 id="plan" className="text-2xl">
        {PLAN.title}
      </h2>
      <p className="mt-2 flex flex-wrap items-baseline gap-x-2">
        <span>
          <span className="font-display text-5xl font-semibold">{price}</span>
          <span className="text-lg">/year</span>
        </span>
        <span className="text-soft">
          {code} ({perMonth} per month)
        </span>
      </p>
      <ul className="mt-4 space-y-2">
        {features.map((feature) => (
          <li key={feature} className="flex gap-3">
            <Check size={20} className="mt-0.5 text-leaf" aria-hidden />
            {feature}
          </li>
        ))}
      </ul>
      <div className="mt-5 flex flex-col">{children}</div>
      <ul className="mt-4 flex flex-wrap gap-x-5 gap-y-2 text-sm text-soft">
        {notes.map(({ icon: Icon, text }) => (
          <li key={text} className="flex items-center gap-1.5">
            <Icon size={16} aria-hidden />
            {text}
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-soft">
        Renews each year at {price} until you cancel. Stripe takes the card. To use the guarantee, write to{" "}
        <a href={`mailto:${contactEmail}`} className={linkLook}>
          {contactEmail}
        </a>
        .{" "}
        <Link to="/terms-and-conditions" className={linkLook}>
          Terms
        </Link>
      </p>
    </Card>
  );
}
