import { expect, test } from "vitest";
import { encryptForDevice } from "#stays/push/encrypt.server.ts";
import { newVapidKeys, vapidHeader } from "#stays/push/vapid.server.ts";
import { newPushDevice, readVapid } from "#test/pushDevice.ts";

const bytes = (text: string) => Buffer.from(text, "base64url");

/** RFC 8291, Appendix A. */
const rfc = {
  text: "When I grow up, I want to be a watermelon",
  sender: bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"),
  device: bytes("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"),
  auth: bytes("BTBZMqHH6r4Tts7J_aSIgg"),
  salt: bytes("DGv6ra1nlYgDCS1FRnbzlw"),
  message:
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml" +
    "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT" +
    "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
};

test("a message is encrypted as the standard's own example is", () => {
  const device = newPushDevice("https://push.example.com/1", { privateKey: rfc.device, auth: rfc.auth });
  const random = [rfc.sender, rfc.salt];
  const sent = encryptForDevice(rfc.text, device.subscription.keys, () => random.shift() ?? Buffer.alloc(0));
  expect(sent.toString("base64url")).toBe(rfc.message);
  expect(device.read(sent)).toBe(rfc.text);
});

test("only the device that it is for reads a message", () => {
  const [one, other] = [newPushDevice(), newPushDevice()];
  const sent = encryptForDevice("Wānaka: “Anna” has arrived", one.subscription.keys, (size) =>
    crypto.getRandomValues(new Uint8Array(size)),
  );
  expect(one.read(sent)).toBe("Wānaka: “Anna” has arrived");
  expect(() => other.read(sent)).toThrow("authenticate");
});

test("a push service knows the sender by its key, for its own origin and half a day", () => {
  // A scalar with leading zeros, which a key must not lose.
  const keys = newVapidKeys((size) => Buffer.alloc(size).fill(7, 2));
  const now = Date.UTC(2026, 0, 5);
  const claims = {
    endpoint: "https://push.example.com/send/x?y=z",
    subject: "mailto:mere@lake.example",
    now,
  };
  expect(readVapid(vapidHeader(keys, claims))).toEqual({
    aud: "https://push.example.com",
    exp: now / 1000 + 12 * 3600,
    sub: "mailto:mere@lake.example",
    publicKey: keys.publicKey,
  });
  expect(Buffer.from(keys.privateKey, "base64url")).toHaveLength(32);
  const forged = vapidHeader(keys, claims).replace(
    /k=.*/,
    `k=${newVapidKeys((size) => Buffer.alloc(size, 9)).publicKey}`,
  );
  expect(() => readVapid(forged)).toThrow("somebody else");
});
