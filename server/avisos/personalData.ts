import { own, type PersonalData } from "../platform/declarations";
import type { AvisosTables } from "./tables";

/**
 * Personal data of mails and notifications, by table. Rows that refer to others are deleted before those they refer
 * to.
 */
export const personalData: PersonalData<AvisosTables> = {
  modales_vistos: {
    titulo: "Avisos que viste",
    camino: own,
    columnas: {
      modal: "Aviso",
      version: "Versión",
      mostrado_en: "Mostrado",
      atendido_en: "Respondido",
      forma: "Cómo",
    },
    alEliminar: "borrar",
  },
  notificaciones: {
    titulo: "Tus notificaciones",
    camino: own,
    columnas: { mensaje: "Mensaje", creada_en: "Fecha", vista_en: "Vista" },
    alEliminar: "borrar",
  },
  correos: {
    titulo: "Correos que te enviamos",
    camino: own,
    salvo: { columna: "texto", si: "secreto", es: 1 },
    columnas: { asunto: "Asunto", texto: "Texto", creado_en: "Escrito", enviado_en: "Enviado" },
    alEliminar: "borrar",
  },
};
