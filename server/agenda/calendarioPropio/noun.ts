import { randomBytes } from "node:crypto";
import {
  makeAnularCalendarioPropio,
  makeCrearCalendarioPropio,
  makeLeerCalendarioPropio,
  makeVerCalendarioPropio,
} from "../../../app/domain/agenda/calendarioPropio/calendarioPropio";
import type { Instante } from "../../platform/database/schema";
import type { TablesOf } from "../../platform/declarations";
import { sha256 } from "../../platform/digest";
import type { Noun, Routes } from "../../platform/module";
import type { Base, Connection } from "../../platform/services";
import { makeCalendarioPropioRepository } from "./repository";

const LLAVE_EN_BYTES = 32;

export interface CalendarioPropioTables {
  /** Private addresses of specialists' calendars; `huella` is the digest of the address's key. */
  calendarios_de_especialista: { id_cuenta: string; huella: string; creado_en: Instante };
}

declare module "../../platform/database/schema" {
  interface Tables extends CalendarioPropioTables {}
}

const tables: TablesOf<CalendarioPropioTables> = { calendarios_de_especialista: { grows: false } };

/** On the public listener no page of the staff exists. */
const routes: Routes = {
  "equipo/mi-agenda/calendario": { "/equipo/mi-agenda/calendario": 404 },
};

/** The address under which a calendar program reads the sessions of a specialist. */
export const calendarioPropio = {
  tables,
  repositories: ({ db }: Connection) => ({ calendariosPropios: makeCalendarioPropioRepository(db) }),
  services({ options, deps }: Base) {
    const nuevaLlave = () => randomBytes(LLAVE_EN_BYTES).toString("base64url");
    const urlDeEquipo = options.urlDeEquipo ?? "http://localhost:3001";
    return {
      verCalendarioPropio: makeVerCalendarioPropio({ ...deps, sha256 }),
      crearCalendarioPropio: makeCrearCalendarioPropio({ ...deps, sha256, nuevaLlave }),
      anularCalendarioPropio: makeAnularCalendarioPropio(deps),
      leerCalendarioPropio: makeLeerCalendarioPropio({ ...deps, sha256, urlDeEquipo }),
    };
  },
  routes,
} satisfies Noun;
