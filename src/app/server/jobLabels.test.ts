import { expect, test } from "vitest";
import { emailLabels, jobLabelOf, otherLabels } from "#operations/admin/jobLabels.ts";
import { jobs } from "#app/server/jobs.ts";

const kinds = jobs.map(({ kind }) => kind.name).toSorted();

test("operators read each kind of job in words", () => {
  expect([...Object.keys(emailLabels), ...Object.keys(otherLabels)].toSorted()).toEqual(kinds);
  const labels = kinds.map(jobLabelOf);
  expect(new Set(labels).size).toBe(labels.length);
});

test("the emails among them are those that are tried as mail servers do it", () => {
  const emails = jobs.filter(({ attempts }) => attempts === 12).map(({ kind }) => kind.name);
  expect(Object.keys(emailLabels).toSorted()).toEqual(emails.toSorted());
});
