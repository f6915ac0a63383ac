import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import type { ExisteTelefono, PaisEnElPlan } from "../../../app/domain/shared/telefono/telefono";

/**
 * Checks the numbering plan of every country (ITU-T E.164). The plan is large, so the browser gets only a simple rule.
 */
export const existeTelefono: ExisteTelefono = (e164) => parsePhoneNumberFromString(e164)?.isValid() ?? false;

/** Country to which the numbering plan gives a number, as an ISO 3166 code. */
export const paisEnElPlan: PaisEnElPlan = (e164) => parsePhoneNumberFromString(e164)?.country;
