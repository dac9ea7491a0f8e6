import { usePage } from "#sections/page.ts";
import type { ReactNode } from "react";
import { AfterStay } from "#guest/stay/now/AfterStay.tsx";
import { ArrivalDay } from "#guest/stay/now/ArrivalDay.tsx";
import { Arrived } from "#guest/stay/now/Arrived.tsx";
import { BeforeStay } from "#guest/stay/now/BeforeStay.tsx";
import { DuringStay } from "#guest/stay/now/DuringStay.tsx";
import { Leaving } from "#guest/stay/now/Leaving.tsx";
import type { StayProps } from "#guest/stay/now/stayContents.ts";
import { LinkedText } from "#sections/viewing/LinkedText.tsx";
import type { Phase } from "#stays/timeline.ts";

const contents: Record<Phase, (props: StayProps) => ReactNode> = {
  before: BeforeStay,
  arrival: ArrivalDay,
  during: DuringStay,
  eve: Leaving,
  "last day": Leaving,
  after: AfterStay,
};

/** What a guest needs now, above everything else. The script reports that it was seen (Stays 17). */
export function NowCard({ guidebook, stay }: StayProps) {
  const { texts, formats, hostWords } = usePage();
  const Content = contents[stay.phase];
  return (
    <section
      className="now"
      aria-labelledby="now-heading"
      data-phase={stay.phase}
      data-opened={`/view/${guidebook.key}/opened`}
    >
      <div className="now-head">
        <h2 id="now-heading">{texts.stay.headings[stay.phase]}</h2>
        <p>{formats.days(stay.arrival, stay.departure)}</p>
      </div>
      {stay.phase !== "after" && stay.note && (
        <div className="now-note">
          <h3>{texts.stay.fromHost}</h3>
          <p {...hostWords()}>
            <LinkedText text={stay.note} />
          </p>
        </div>
      )}
      <Content guidebook={guidebook} stay={stay} />
      {stay.arrivedAt !== null && stay.at < stay.timeline.firstMorning && stay.phase !== "before" && (
        <Arrived guidebook={guidebook} stay={stay} arrivedAt={stay.arrivedAt} />
      )}
    </section>
  );
}
