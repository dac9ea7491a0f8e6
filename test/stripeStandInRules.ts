import type { Given } from "#test/stripeStandInForm.ts";

/** What Stripe answers to a parameter that is not as its reference says. */
export interface StripeRefusal {
  type: "invalid_request_error";
  code: string;
  param: string;
  message: string;
}

/**
 * The parameters of the calls that the product makes, as Stripe's reference lists them (docs.stripe.com/api). `!` is one that
 * must be there; after a colon stands a type, the longest text, or the values that there are.
 */
const customer =
  "email:512 name:256 preferred_locales[] metadata[*]:500 invoice_settings[footer] " +
  "invoice_settings[custom_fields][][name]:40 invoice_settings[custom_fields][][value]:140";
const list = "limit:integer starting_after ending_before";
const parameters: Record<string, string> = {
  "POST /v1/customers": customer,
  "POST /v1/customers/ID": customer,
  "GET /v1/customers": `email ${list}`,
  "POST /v1/prices":
    "currency! unit_amount:integer lookup_key:200 transfer_lookup_key:boolean recurring[interval]:day|week|month|year " +
    "tax_behavior:inclusive|exclusive|unspecified product_data[name]",
  "GET /v1/prices": `lookup_keys[] active:boolean ${list}`,
  "GET /v1/prices/ID": "",
  "POST /v1/tax_rates": "display_name!:50 percentage! inclusive!:boolean country",
  "GET /v1/tax_rates": `active:boolean inclusive:boolean ${list}`,
  "POST /v1/checkout/sessions":
    "mode!:payment|setup|subscription customer client_reference_id:200 line_items[][price] line_items[][quantity]:integer " +
    "allowed_payment_method_types[] adaptive_pricing[enabled]:boolean subscription_data[metadata][*]:500 " +
    "subscription_data[default_tax_rates][] metadata[*]:500 success_url:url cancel_url:url",
  "GET /v1/checkout/sessions": `customer status ${list}`,
  "GET /v1/checkout/sessions/ID": "",
  "POST /v1/checkout/sessions/ID/expire": "",
  "POST /v1/billing_portal/configurations":
    "metadata[*]:500 features[invoice_history][enabled]:boolean features[payment_method_update][enabled]:boolean " +
    "features[customer_update][enabled]:boolean features[customer_update][allowed_updates][] " +
    "features[subscription_cancel][enabled]:boolean features[subscription_cancel][mode]:at_period_end|immediately",
  "POST /v1/billing_portal/configurations/ID":
    "metadata[*]:500 features[invoice_history][enabled]:boolean features[payment_method_update][enabled]:boolean " +
    "features[customer_update][enabled]:boolean features[customer_update][allowed_updates][] " +
    "features[subscription_cancel][enabled]:boolean features[subscription_cancel][mode]:at_period_end|immediately",
  "GET /v1/billing_portal/configurations": `active:boolean ${list}`,
  "POST /v1/billing_portal/sessions": "customer! configuration return_url:url",
  "GET /v1/subscriptions": `customer status:active|all|canceled|ended|incomplete|incomplete_expired|past_due|paused|trialing|unpaid ${list}`,
  "GET /v1/subscriptions/ID": "",
  "DELETE /v1/subscriptions/ID": "prorate:boolean invoice_now:boolean",
  "GET /v1/invoices/ID": "",
  "GET /v1/invoice_payments": `payment[type]:payment_intent|charge payment[payment_intent] invoice ${list}`,
};

/**
 * Returns what Stripe refuses of a call, or null. A call without rules is one that the product should not
 * make.
 */
export function refusedParameter(call: string, given: Given): StripeRefusal | null {
  const generic = call.replace(/\/[a-z]+(?:_[a-z]+)*_\w*\d\w*(?=\/|$)/, "/ID");
  const listed = parameters[generic];
  if (listed === undefined)
    return refuse("resource_missing", generic, `Unrecognized request URL (${generic})`);
  const rules = new Map(listed.split(" ").filter(Boolean).map(readRule));
  const all = flatten(given);
  for (const [name, { isNeeded }] of rules)
    if (isNeeded && !all.some(([param]) => generalise(param) === name))
      return refuse("parameter_missing", name, `Missing required param: ${name}.`);
  for (const [param, value] of all) {
    const rule = rules.get(generalise(param)) ?? rules.get(param.replace(/\[[^\]]+\]$/, "[*]"));
    if (!rule) return refuse("parameter_unknown", param, `Received unknown parameter: ${param}`);
    const refused = refusedValue(rule.form, param, value);
    if (refused) return refused;
  }
  return null;
}

interface Rule {
  isNeeded: boolean;
  form: string;
}

function readRule(text: string): [string, Rule] {
  const [name = "", form = ""] = text.split(/:(.*)/s);
  return [name.replace("!", ""), { isNeeded: name.endsWith("!"), form }];
}

function refusedValue(form: string, param: string, value: string): StripeRefusal | null {
  if (form === "") return null;
  if (form === "integer")
    return /^-?\d+$/.test(value)
      ? null
      : refuse("parameter_invalid_integer", param, `Invalid integer: ${value}`);
  if (form === "boolean")
    return /^(true|false)$/.test(value)
      ? null
      : refuse("parameter_invalid", param, `Invalid boolean: ${value}`);
  if (form === "url") return URL.canParse(value) ? null : refuse("url_invalid", param, "Not a valid URL");
  if (/^\d+$/.test(form))
    return value.length <= Number(form)
      ? null
      : refuse("parameter_invalid_string", param, `Invalid string: must be at most ${form} characters`);
  return form.split("|").includes(value)
    ? null
    : refuse("parameter_invalid", param, `Invalid ${param}: must be one of ${form.replaceAll("|", ", ")}`);
}

/** A list's number stands for each: `line_items[0][price]` is `line_items[][price]`. */
const generalise = (param: string) => param.replaceAll(/\[\d+\]/g, "[]");

const flatten = (given: Given, within = ""): [string, string][] =>
  Object.entries(given).flatMap(([name, value]): [string, string][] => {
    const param = within ? `${within}[${name}]` : name;
    return typeof value === "string" ? [[param, value]] : flatten(value, param);
  });

const refuse = (code: string, param: string, message: string): StripeRefusal => ({
  type: "invalid_request_error",
  code,
  param,
  message,
});
