import type { ReactNode } from "react";
import { Link } from "react-router";
import { linkLook } from "#ui/buttonLook.ts";

/** Which of a guidebook's links goes to whom (Sharing 2, Stays 8). */
export function WhichLink({ guidebookId }: { guidebookId: string }) {
  return (
    <ul className="mb-5 space-y-1.5 rounded-field bg-linen px-4 py-3 text-[0.9375rem]">
      <Row who="Booked guests">
        get a link of their own, from{" "}
        <Link to={`/guidebooks/${guidebookId}/stays`} className={linkLook}>
          Stays
        </Link>
        .
      </Row>
      <Row who="In the home, or on your website:">this link and its QR code. They stay the same.</Row>
      <Row who="Anyone else for a while:">a link that you can end, below.</Row>
    </ul>
  );
}

const Row = ({ who, children }: { who: string; children: ReactNode }) => (
  <li>
    <strong className="font-semibold">{who}</strong> {children}
  </li>
);
