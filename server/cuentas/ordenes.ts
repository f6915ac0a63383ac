import { z } from "zod";
import { RECHAZOS_DE_SOPORTE } from "../../app/domain/cuentas/soporte";
import { entero, leer } from "../platform/orders/argumentos";
import { orden } from "../platform/orders/orden";
import { orders as deSorteos } from "./sorteo";

export const orders = {
  ...deSorteos,
  "segundo-factor": orden({
    uso: "segundo-factor quitar ID-DE-PERSONA",
    ayuda:
      "Quita la verificación en dos pasos de quien la perdió: cierra su cuenta en todos sus dispositivos y le avisa por correo. Comprueba antes, por otra vía, que es quien dice ser.",
    opciones: {},
    rechazos: RECHAZOS_DE_SOPORTE,
    hacer({ acts, operador, resto }) {
      leer(z.literal("quitar", "es quitar"), resto[0], "segundo-factor");
      const idPersona = leer(entero, resto[1], "ID");
      return acts.cuentas.quitarSegundoFactor({ operador, idPersona });
    },
  }),
  "acceso-de-asegurado": orden({
    uso: "acceso-de-asegurado quitar ID-DE-PERSONA",
    ayuda:
      "Quita el acceso de asegurado que abre la cuenta de alguien: cierra su cuenta en todos sus dispositivos y le avisa por correo. Comprueba antes, por otra vía, que es quien dice ser.",
    opciones: {},
    rechazos: RECHAZOS_DE_SOPORTE,
    hacer({ acts, operador, resto }) {
      leer(z.literal("quitar", "es quitar"), resto[0], "acceso-de-asegurado");
      const idPersona = leer(entero, resto[1], "ID");
      return acts.cuentas.quitarAccesoDeAsegurado({ operador, idPersona });
    },
  }),
  documento: orden({
    uso: "documento liberar ID-DE-PERSONA",
    ayuda:
      "Quita de una cuenta el documento que alguien escribió y nadie comprobó, para que su titular pueda usarlo: la cuenta sigue abierta y le avisa por correo. Comprueba antes, por otra vía, de quién es el documento.",
    opciones: {},
    rechazos: RECHAZOS_DE_SOPORTE,
    hacer({ acts, operador, resto }) {
      leer(z.literal("liberar", "es liberar"), resto[0], "documento");
      const idPersona = leer(entero, resto[1], "ID");
      return acts.cuentas.liberarDocumento({ operador, idPersona });
    },
  }),
};
