import { AVISOS_DE_AGENDA } from "../../app/domain/agenda/avisosDePagina";
import { makeDeCambio } from "../../app/domain/agenda/cambios/deCambio";
import { makeDeSesion } from "../../app/domain/agenda/reservas/deSesion";
import type { Module, Seller } from "../platform/module";
import { openWith, type OpenedWith } from "../platform/noun";
import type { Connection } from "../platform/services";
import { calendario } from "./api/calendario";
import { citas as deCitas } from "./api/citas";
import { esperas } from "./api/esperas";
import { horarios } from "./api/horarios";
import { pedidos, sesionConCupon } from "./api/pedidos";
import { persona } from "./api/persona";
import { publico } from "./api/publico";
import { ausencias } from "./ausencias/noun";
import { calendarioPropio } from "./calendarioPropio/noun";
import { jornada } from "./jornada/noun";
import { miAgenda } from "./miAgenda/noun";
import { notas } from "./notas/noun";
import { orders } from "./ordenes";
import { personalData } from "./personalData";
import { makeCalendarioRepository } from "./repositories/calendarios";
import {
  catalogoEnMemoria,
  makeCatalogoWriter,
  makeEspecialidadRepository,
  makeEspecialistaRepository,
} from "./repositories/catalogo";
import { makeCitaRepository } from "./repositories/citas";
import { makeEsperaRepository } from "./repositories/esperas";
import { makeHorarioRepository } from "./repositories/horarios";
import { makeOcupacionRepository } from "./repositories/ocupaciones";
import { makeReservaRepository } from "./repositories/reservas";
import { makeSalaRepository } from "./repositories/salas";
import { routes } from "./routes";
import { openAgenda } from "./services";
import { tables } from "./tables";
import { makeTextosCerrados } from "./textosCerrados";
import { makeLlaves } from "./videollamada/llaves";

/** The nouns of the agenda that have folders of their own. */
const NOUNS = [notas, ausencias, miAgenda, jornada, calendarioPropio] as const;

export type OpenedAgenda = OpenedWith<typeof NOUNS, typeof openAgenda>;

declare module "../platform/services" {
  interface Services {
    agenda: OpenedAgenda["services"];
  }
}

export const agenda = {
  open: openWith(NOUNS, openAgenda),
  sells({ sitio, newId, secretoDeSesion }: Seller) {
    const remitente = { sitio, llavesDeSala: makeLlaves(secretoDeSesion) };
    return [makeDeSesion({ newId, ...remitente }), makeDeCambio(remitente)] as const;
  },
  couponed: [sesionConCupon],
  tables,
  personalData,
  closed: ["salas"],
  actions: {
    "nota-leida": "Se abrió lo que le cuentas a tu especialista para una sesión",
    "sesion-con-asistencia": "Se anotó que una sesión tuya se tuvo",
    "sesion-con-ausencia": "Se anotó que tu especialista no llegó a una sesión",
    "sesion-cancelada": "Se canceló una sesión tuya, como pediste",
    "sesion-con-falla": "Se canceló una sesión tuya por una falla nuestra",
    "sesion-sin-persona": "Se anotó que no llegaste a una sesión",
    "sesion-sin-especialista": "Se anotó que tu especialista no podía atender una sesión",
    "calendario-abierto": "Se creó una dirección privada de tu calendario",
  },
  repositories({ db, causa, secretoDeRespuestas, perProcess }: Connection) {
    const catalogo = perProcess(catalogoEnMemoria);
    return {
      especialidades: makeEspecialidadRepository(db, catalogo),
      especialistas: makeEspecialistaRepository(db, catalogo),
      catalogo: makeCatalogoWriter(db),
      horarios: makeHorarioRepository(db),
      ocupaciones: makeOcupacionRepository(db),
      reservas: makeReservaRepository(db, causa),
      citas: makeCitaRepository(db, causa),
      calendarios: makeCalendarioRepository(db),
      salas: makeSalaRepository(db, makeTextosCerrados(secretoDeRespuestas, "salas")),
      esperas: makeEsperaRepository(db),
    };
  },
  endpoints: [...publico, ...horarios, ...pedidos, ...deCitas, ...esperas, ...persona, ...calendario],
  notices: AVISOS_DE_AGENDA,
  orders,
  routes,
  nouns: NOUNS,
} satisfies Module;
