import { ArrowDown, ArrowRight, CircleHelp, MapPin } from "lucide-react";
import { Card } from "#ui/Card.tsx";
import { catalog } from "#sections/catalog.ts";
import { generatedExample } from "#site/content/generatedExample.ts";
import { Band } from "#site/parts/Band.tsx";

const { propertyAddress, parts, questions } = generatedExample;

/** An address on one side, what came of it on the other. */
export function GeneratedExample() {
  return (
    <Band
      id="from-address"
      title="You type the address. This comes back"
      lead="Real places around it, as far as our map data knows them, how far they are, and the number to ring in an emergency. Nothing is invented: what only you know, it asks you."
    >
      <div className="grid gap-6 lg:grid-cols-[20rem_auto_1fr] lg:items-center lg:gap-8">
        <div className="lg:self-end">
          <p className="text-[0.9375rem] font-semibold">Property Address</p>
          <p className="mt-1.5 flex gap-3 rounded-field border border-control bg-card px-3.5 py-3">
            <MapPin size={20} aria-hidden className="mt-0.5 shrink-0 text-pine" />
            {propertyAddress}
          </p>
        </div>
        <span
          aria-hidden="true"
          className="mx-auto grid size-12 place-items-center rounded-full bg-lamp text-on-lamp lg:row-span-2"
        >
          <ArrowDown size={22} className="lg:hidden" />
          <ArrowRight size={22} className="hidden lg:block" />
        </span>
        <ul className="grid gap-4 sm:grid-cols-2 lg:row-span-2">
          {parts.map(({ type, lines }) => {
            const { icon: Icon, title } = catalog[type];
            return (
              <Card as="li" key={type}>
                <h3 className="flex items-center gap-3 text-lg">
                  <Icon size={22} aria-hidden className="text-pine" />
                  {title}
                </h3>
                {lines.map((line) => (
                  <p key={line} className="mt-3 text-[0.9375rem] text-soft">
                    {line}
                  </p>
                ))}
              </Card>
            );
          })}
        </ul>
        <ul className="grid gap-3 rounded-card border border-dashed border-control p-5 lg:col-start-1 lg:row-start-2 lg:self-start">
          <li className="font-semibold">What it leaves for you</li>
          {questions.map((question) => (
            <li key={question} className="flex gap-3 text-soft">
              <CircleHelp size={20} aria-hidden className="mt-0.5 shrink-0 text-pine" />
              {question}
            </li>
          ))}
        </ul>
      </div>
      <p className="mt-6 text-sm text-soft">
        Word for word what was generated for this address. The town is made up; the words are not touched.
      </p>
    </Band>
  );
}
