import { makeAtenderSolicitud } from "../../../app/domain/atencion/solicitudes/atender";
import { makeRegistrarSolicitud } from "../../../app/domain/atencion/solicitudes/registrar";
import type { Paso, Solicitud } from "../../../app/domain/atencion/solicitudes/solicitud";
import { makeVerSolicitudes } from "../../../app/domain/atencion/solicitudes/ver";
import type { OpenedCuentas } from "../../cuentas/module";
import type { Fecha, Instante } from "../../platform/database/schema";
import { own, through, type PersonalData, type TablesOf } from "../../platform/declarations";
import type { Noun } from "../../platform/module";
import type { Base, Connection } from "../../platform/services";
import { makeSolicitudDeDatosRepository } from "./repository";

export interface SolicitudTables {
  solicitudes_de_datos: SolicitudRow;
  pasos_de_solicitud: PasoRow;
}

declare module "../../platform/database/schema" {
  interface Tables extends SolicitudTables {}
}

const tables: TablesOf<SolicitudTables> = {
  solicitudes_de_datos: { grows: true },
  pasos_de_solicitud: { grows: true },
};

const personalData: PersonalData<SolicitudTables> = {
  // Both prove how a right was served. Neither has a name, and the database refuses to delete them.
  pasos_de_solicitud: {
    titulo: "Cómo atendimos tus solicitudes sobre tus datos",
    camino: through("solicitudes_de_datos", "id_solicitud_de_datos"),
    columnas: { id_solicitud_de_datos: "Solicitud", paso: "Paso", documento: "Documento", hecho_en: "Fecha" },
    alEliminar: "conservar",
  },
  solicitudes_de_datos: {
    titulo: "Solicitudes sobre tus datos",
    camino: own,
    columnas: {
      id_solicitud_de_datos: "Solicitud",
      clase: "Pedido",
      quien: "Quién lo pidió",
      canal: "Cómo llegó",
      recibida_el: "Llegó",
      vence_el: "Vence",
      cerrada_en: "Cerrada",
    },
    alEliminar: "conservar",
  },
};

/** Requests of people about their data, as Datos serves them. */
export const solicitudes = {
  tables,
  personalData,
  actions: {
    "solicitud-registrada": "Se registró una solicitud sobre tus datos",
    "solicitud-leida": "Se abrió una solicitud sobre tus datos, para atenderla",
    "identidad-vista": "Se comprobó quién pidió algo sobre tus datos",
    "copia-enviada": "Se envió a tu correo la copia de tus datos",
    "solicitud-respondida": "Se respondió una solicitud sobre tus datos",
  },
  repositories: ({ db }: Connection) => ({ solicitudesDeDatos: makeSolicitudDeDatosRepository(db) }),
  services: ({ deps }: Base, { cuentas }: { cuentas: Pick<OpenedCuentas, "abrirEliminacion"> }) => ({
    solicitudes: {
      registrar: makeRegistrarSolicitud(deps),
      ...makeVerSolicitudes(deps),
      ...makeAtenderSolicitud({ ...deps, abrirEliminacion: cuentas.abrirEliminacion }),
    },
  }),
  // On the public listener no page of the staff exists.
  routes: {
    "equipo/derechos": { "/equipo/derechos": 404 },
    "equipo/derechos/nueva": { "/equipo/derechos/nueva": 404 },
    "equipo/derechos/:idSolicitud": { "/equipo/derechos/una": 404 },
  },
} satisfies Noun;

interface SolicitudRow {
  id_solicitud_de_datos: string;
  clase: Solicitud["clase"];
  quien: Solicitud["quien"];
  id_persona: number | null;
  canal: Solicitud["canal"];
  referencia: string;
  recibida_el: Fecha;
  plazo_en_dias: number;
  vence_el: Fecha;
  registrada_en: Instante;
  id_cuenta: string;
  cerrada_en: Instante | null;
}

interface PasoRow {
  id_paso: string;
  id_solicitud_de_datos: string;
  paso: Paso["paso"];
  documento: Paso["documento"];
  motivo: string;
  id_cuenta: string;
  pedido_por: string | null;
  hecho_en: Instante;
}
