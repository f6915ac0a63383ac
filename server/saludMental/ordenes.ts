import { z } from "zod";
import { RECHAZOS_DE_ALERTA } from "../../app/domain/saludMental/alertas";
import { codigo, entero, leer } from "../platform/orders/argumentos";
import { orden } from "../platform/orders/orden";

const PASO = z.enum(["listar", "acusar"], "es listar o acusar").default("listar");

export const orders = {
  alertas: orden({
    uso: "alertas [listar [PÁGINA]] | alertas acusar CÓDIGO",
    ayuda:
      "Muestra las alertas del programa de salud mental que nadie ha tomado, una por persona, con las veces que lo dijo; lo último que se dijo va primero, de 100 en 100, y se ve cuántas hay en total. Acusar toma una y muestra cómo llamar a la persona, que verá en sus datos que se abrió su aviso. A los 15 minutos sin tomar, sale un correo a ALERTAS_CORREO, uno por todas.",
    opciones: {},
    rechazos: RECHAZOS_DE_ALERTA,
    hacer({ acts, operador, resto }) {
      return leer(PASO, resto[0], "alertas") === "listar"
        ? acts.alertas.listar({
            operador,
            pagina: resto[1] === undefined ? 1 : Math.max(1, leer(entero, resto[1], "PÁGINA")),
          })
        : acts.alertas.acusar({ operador, idAlerta: leer(codigo, resto[1], "CÓDIGO") });
    },
  }),
};
