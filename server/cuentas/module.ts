import { AVISOS_DE_CUENTAS } from "../../app/domain/cuentas/avisosDePagina";
import { ACCIONES_DE_CUENTA } from "../../app/domain/cuentas/accesosADatos/accesoADatos";
import { makeHuellaDePersona } from "../platform/huellaDePersona";
import type { Module } from "../platform/module";
import { openWith, type OpenedWith } from "../platform/noun";
import type { Connection } from "../platform/services";
import { autenticacion } from "./api/autenticacion";
import { consentimientos } from "./api/consentimientos";
import { cuenta } from "./api/cuenta";
import { misDatos } from "./api/misDatos";
import { perfiles } from "./api/perfiles";
import { politicas } from "./api/politicas";
import { recuperacion } from "./api/recuperacion";
import { sesiones } from "./api/sesiones";
import { usuarios } from "./api/usuarios";
import { enviosGuardados } from "./enviosGuardados/noun";
import { orders } from "./ordenes";
import { adjuntosDeCopia } from "./copiaDeDatos";
import { personalData } from "./personalData";
import { makeIntentoRepository } from "../platform/repositories/intentos";
import { makeAccesoRepository } from "./repositories/accesos";
import { makeBloqueoRepository } from "./repositories/bloqueos";
import { makeCambioDeCorreoRepository } from "./repositories/cambiosDeCorreo";
import { makeCodigoRepository } from "./repositories/codigos";
import { makeAccesoADatosRepository, makeEliminacionRepository } from "./repositories/eliminaciones";
import { makeIdentidadEnlazadaRepository } from "./repositories/identidades";
import { makeMisDatosRepository } from "./repositories/misDatos";
import { makePerfilRepository } from "./repositories/perfiles";
import { makePersonaRepository } from "./repositories/personas";
import { makePreferenciaRepository } from "./repositories/preferencias";
import { makeRecuperacionRepository } from "./repositories/recuperaciones";
import { makeRegistroRepository } from "./repositories/registros";
import { makeSegundoFactorRepository } from "./repositories/segundosFactores";
import { routes } from "./routes";
import { openCuentas } from "./services";
import { tables } from "./tables";

/** The nouns of accounts that have folders of their own. */
const NOUNS = [enviosGuardados] as const;

export type OpenedCuentas = OpenedWith<typeof NOUNS, typeof openCuentas>;

declare module "../platform/services" {
  interface Services {
    cuentas: OpenedCuentas["services"];
  }
}

export const cuentas = {
  open: openWith(NOUNS, openCuentas),
  tables,
  personalData,
  actions: ACCIONES_DE_CUENTA,
  repositories: ({ db, declared, secretoDeRespuestas }: Connection) => {
    const personas = makePersonaRepository(db);
    const huellasDe = makeHuellaDePersona(secretoDeRespuestas).posibles;
    return {
      personas,
      destinatarios: { de: personas.porId },
      accesos: makeAccesoRepository(db),
      intentos: makeIntentoRepository(db),
      bloqueos: makeBloqueoRepository(db),
      segundosFactores: makeSegundoFactorRepository(db),
      identidades: makeIdentidadEnlazadaRepository(db),
      perfiles: makePerfilRepository(db),
      preferencias: makePreferenciaRepository(db),
      misDatos: makeMisDatosRepository(db, declared.personalData, huellasDe, secretoDeRespuestas),
      eliminaciones: makeEliminacionRepository(db),
      accesosADatos: makeAccesoADatosRepository(db),
      codigos: makeCodigoRepository(db),
      registros: makeRegistroRepository(db),
      recuperaciones: makeRecuperacionRepository(db),
      cambiosDeCorreo: makeCambioDeCorreoRepository(db),
    };
  },
  endpoints: [
    ...autenticacion,
    ...recuperacion,
    ...sesiones,
    ...perfiles,
    ...politicas,
    ...consentimientos,
    ...misDatos,
    ...usuarios,
    ...cuenta,
  ],
  notices: AVISOS_DE_CUENTAS,
  attachments: adjuntosDeCopia,
  orders,
  routes,
  nouns: NOUNS,
} satisfies Module;
