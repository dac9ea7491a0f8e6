import { describe, expect, test } from "vitest";
import { isCommonPassword } from "#accounts/commonPasswords.server.ts";
import { growthOf } from "#test/growth.ts";

const aroha = { email: "aroha.ngata83@lakeside.example", firstName: "Aroha", lastName: "Ngata" };

describe("a common password", () => {
  test.each([
    "password",
    "Password1",
    "P@ssw0rd!",
    "pass word",
    "PASSWORD2026!",
    "12345678",
    "123456789",
    "87654321",
    "11111111",
    "qwertyui",
    "1q2w3e4r",
    "1qaz2wsx",
    "qwer1234",
    "asdfghjkl",
    "abcd1234",
    "abcabcabc",
    "12341234",
    "testtest1",
    "iloveyou2",
    "Sunshine1",
    "trustno1",
    "letmein!",
    "Summer2025!",
    "Australia1",
    "!password!",
    "ｐａｓｓｗｏｒｄ",
    "24121985",
    "19851224",
    "Porchlight",
    "porchlight1",
    "aroha.ngata83@lakeside.example",
    "Aroha.Ngata83",
    "arohangata",
    "ArohaNgata1!",
    "ngata-aroha",
    "lakeside1",
    "        ",
  ])("%s", (password) => {
    expect(isCommonPassword(password, aroha, "Porchlight")).toBe(true);
  });
});

describe("a password of one's own", () => {
  test.each([
    "lamp by the door 7",
    "correct horse battery staple",
    "Wānaka house",
    "xk7#mQ2vLp",
    "aroha83729174x",
    "three wet gumboots",
    "passionfruit-tram",
    "k9j2h4g6",
    "48151623",
  ])("%s", (password) => {
    expect(isCommonPassword(password, aroha, "Porchlight")).toBe(false);
  });
});

test("whatever is typed is checked in time that grows with its length alone", () => {
  for (const part of ["a", "ab", "1", "!", "abc1", "aaab"]) {
    const password = (length: number) => part.repeat(length / part.length);
    const growth = growthOf(password, (typed) => isCommonPassword(typed, aroha, "Porchlight"), 48);
    expect(growth).toBeLessThan(20);
  }
});
