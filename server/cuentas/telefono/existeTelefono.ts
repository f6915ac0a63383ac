import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import type { ExisteTelefono } from "../../../app/domain/shared/telefono/telefono";

/** Asks the numbering plan of every country. It is large: the browser only gets the cheap rule. */
export const existeTelefono: ExisteTelefono = (e164) => parsePhoneNumberFromString(e164)?.isValid() ?? false;
