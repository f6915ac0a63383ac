import { z } from "zod";
import { CODIGOS_DE_DESENLACE } from "../../app/domain/saludMental/desenlaces";
import { RECHAZOS_DE_ALERTA } from "../../app/domain/saludMental/alertas/rechazos";
import { codigo, entero, leer } from "../platform/orders/argumentos";
import { orden } from "../platform/orders/orden";

const PASO = z
  .enum(["listar", "acusar", "devolver", "cerrar"], "es listar, acusar, devolver o cerrar")
  .default("listar");
const DESENLACE = z.enum(CODIGOS_DE_DESENLACE, `es ${CODIGOS_DE_DESENLACE.join(", ")}`);

export const orders = {
  alertas: orden({
    uso: "alertas [listar [PÁGINA]] | alertas acusar CÓDIGO | alertas devolver CÓDIGO | alertas cerrar CÓDIGO DESENLACE",
    ayuda:
      "Muestra las alertas del programa de salud mental que nadie ha tomado, una por persona, con las veces que lo dijo; lo último que se dijo va primero, de 100 en 100, y se ve cuántas hay en total. Debajo, las que alguien tomó y no ha cerrado. Acusar toma una y muestra cómo llamar a la persona, que verá en sus datos que se abrió su aviso. Devolver la deja otra vez por tomar, también si la tomó otra persona; cerrar la termina con un desenlace, y lo hace quien la tomó. La que no se cierra en 30 minutos queda libre otra vez. De cada una sale un correo en el momento a quien está de turno; mientras nadie la tome, a los 5 minutos también al segundo nivel, y a los 15 a toda la guardia y a ALERTAS_CORREO. Sin nadie de turno, va a todos en el momento.",
    opciones: {},
    rechazos: RECHAZOS_DE_ALERTA,
    async hacer({ acts, operador, resto }) {
      const paso = leer(PASO, resto[0], "alertas");
      if (paso === "listar") {
        const pagina = resto[1] === undefined ? 1 : Math.max(1, leer(entero, resto[1], "PÁGINA"));
        return acts.alertas.listar({ operador, pagina });
      }
      const operadorYAlerta = { operador, idAlerta: leer(codigo, resto[1], "CÓDIGO") };
      if (paso === "acusar") return acts.alertas.acusar(operadorYAlerta);
      return paso === "devolver"
        ? acts.alertas.devolver(operadorYAlerta)
        : acts.alertas.terminar({
            ...operadorYAlerta,
            desenlace: leer(DESENLACE, resto[2], "DESENLACE"),
          });
    },
  }),
};
