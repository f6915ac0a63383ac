import type { Generated } from "kysely";
import { DIAS_EN_LA_BANDEJA } from "../../app/domain/avisos/correo/correo";
import type { Bit, Instante } from "../platform/database/schema";
import type { TablesOf } from "../platform/declarations";

export interface AvisosTables {
  correos: CorreoRow;
  notificaciones: NotificacionRow;
  modales_vistos: ModalVistoRow;
}

declare module "../platform/database/schema" {
  interface Tables extends AvisosTables {}
}

/** Tables of mails and notifications, in the order in which expired rows are deleted (Ley 29733, art. 8). */
export const tables: TablesOf<AvisosTables> = {
  correos: {
    grows: true,
    // Deletes the text of mails that are not tried any more and are so old that their code or link has expired.
    blank: {
      when: "secreto",
      key: "id_correo",
      ended: "siguiente_en",
      whileNull: "enviado_en",
      daysKept: 1,
      to: { texto: "", html: null, baja: null },
    },
    sweep: [
      { key: ["id_correo"], ended: "enviado_en", daysKept: DIAS_EN_LA_BANDEJA },
      // Deletes mails that were never tried, for lack of an address, and mails that are not tried any more. Each try
      // moves their date on.
      {
        key: ["id_correo"],
        ended: "siguiente_en",
        whileNull: "enviado_en",
        daysKept: DIAS_EN_LA_BANDEJA,
      },
    ],
  },
  notificaciones: { grows: true },
  modales_vistos: { grows: true },
};

export interface CorreoRow {
  id_correo: string;
  para: string;
  asunto: string;
  texto: string;
  creado_en: Instante;
  enviado_en: Instante | null;
  intentos: Generated<number>;
  siguiente_en: Instante;
  html: string | null;
  /** Address to unsubscribe from mails of this kind, needed while the mail waits. */
  baja: string | null;
  /** Attachments of a mail, as JSON. */
  adjuntos: string | null;
  id_persona: number | null;
  secreto: Generated<Bit>;
  urgente: Generated<Bit>;
  oficio: Generated<Bit>;
  /** Number of mails that waited for the same person when this one was queued. Lower numbers are sent first. */
  turno: Generated<number>;
}

interface ModalVistoRow {
  id_persona: number;
  modal: string;
  version: string;
  mostrado_en: Instante;
  atendido_en: Instante | null;
  forma: "aceptado" | "cerrado" | null;
}

interface NotificacionRow {
  id_notificacion: string;
  id_persona: number;
  icono: "calendario" | "recibo" | "info";
  mensaje: string;
  enlace: string | null;
  creada_en: Instante;
  vista_en: Instante | null;
  vale_hasta: Instante | null;
}
