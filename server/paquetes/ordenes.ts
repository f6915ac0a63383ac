import { motivoDeActo } from "../../app/domain/shared/actos/acto";
import { z } from "zod";
import { CODIGOS_DE_PLAN } from "../../app/domain/cuentas/perfil/planes";
import { RECHAZOS_DE_ACTOS_DE_PAQUETES } from "../../app/domain/paquetes/actos";
import { datosDePaquete } from "../../app/domain/paquetes/compras/editarPaquetes";
import { actoDeMonedas, quiteDeMonedas } from "../../app/domain/paquetes/monedas/editarMonedas";
import { MOTIVOS_DE_OPERADOR } from "../../app/domain/paquetes/monedas/monedas";
import { codigoDePlan } from "../../app/domain/paquetes/planes/editarPlanes";
import { precio } from "../../app/domain/shared/actos/escrito";
import { centimos, codigo, entero, leer, parteEscrita } from "../platform/orders/argumentos";
import { orden, texto, textos } from "../platform/orders/orden";

const PASO_DE_PAQUETE = z.enum(["lista", "poner", "precio", "retirar"], "es lista, poner, precio o retirar");

const PASO_DE_MONEDAS = z.enum(["ver", "dar", "quitar", "donadas"], "es ver, dar, quitar o donadas");

const PASO = z.enum(["ver", "dar", "quitar"], "es ver, dar o quitar");

export const orders = {
  paquete: orden({
    uso: 'paquete lista | paquete poner ID --sesiones psicologia:3 [--sesiones … --nombre "Equilibrio"] --meses 3 --precio 165 [--monedas 660] | paquete precio ID 156 | paquete retirar ID',
    ayuda:
      "Muestra los paquetes de la tienda; pone uno en venta o cambia sus términos (uno de varias especialidades es un plan, y lleva nombre); cambia su precio; lo retira. Advierte donde no cuesta menos que sus sesiones sueltas. Las compras ya hechas conservan los suyos.",
    opciones: { sesiones: textos, nombre: texto, meses: texto, precio: texto, monedas: texto },
    rechazos: RECHAZOS_DE_ACTOS_DE_PAQUETES,
    hacer({ acts, operador, resto, opciones }) {
      const paso = leer(PASO_DE_PAQUETE, resto[0], "paquete");
      if (paso === "lista") return acts.paquetes.verPaquetes({ operador });
      const idPaquete = leer(codigo, resto[1], "ID");
      if (paso === "retirar") return acts.paquetes.retirarPaquete({ operador, idPaquete });
      const escrito = paso === "precio" ? resto[2] : opciones.precio;
      const precioCentimos = leer(precio, leer(centimos, escrito, "precio"), "precio");
      if (paso === "precio") {
        return acts.paquetes.fijarPrecioDePaquete({ operador, idPaquete, precioCentimos });
      }
      const paquete = {
        idPaquete,
        nombre: opciones.nombre ?? null,
        contenido: leer(z.array(parteEscrita), opciones.sesiones ?? [], "--sesiones"),
        meses: leer(entero, opciones.meses, "--meses"),
        precioCentimos,
        monedas: opciones.monedas === undefined ? null : leer(entero, opciones.monedas, "--monedas"),
      };
      return acts.paquetes.guardarPaquete({
        operador,
        paquete: leer(datosDePaquete, paquete, "paquete"),
      });
    },
  }),

  monedas: orden({
    uso: `monedas ver ID-DE-PERSONA | monedas dar ID-DE-PERSONA 100 --motivo ${MOTIVOS_DE_OPERADOR.join("|")} | monedas quitar ID-DE-PERSONA 50 --motivo … [--de ID-DE-MOVIMIENTO] | monedas donadas`,
    ayuda:
      "Muestra las monedas de una persona con sus movimientos, se las da o se las quita. Duran un año. Las que ya gastó quedan como deuda, que pagan las próximas. Con --de se quitan las de un movimiento, una sola vez. «donadas» dice cuántas recibió cada causa.",
    opciones: { motivo: texto, de: texto },
    rechazos: RECHAZOS_DE_ACTOS_DE_PAQUETES,
    hacer({ acts, operador, resto, opciones }) {
      const paso = leer(PASO_DE_MONEDAS, resto[0], "monedas");
      if (paso === "donadas") return acts.paquetes.verMonedasDonadas({ operador });
      const idPersona = leer(entero, resto[1], "ID");
      if (paso === "ver") return acts.paquetes.verMonedas({ operador, idPersona });
      const cantidad = leer(entero, resto[2], "cantidad");
      const acto = { idPersona, cantidad, motivo: opciones.motivo };
      if (paso === "dar") {
        return acts.paquetes.darMonedas({ operador, ...leer(actoDeMonedas, acto, "monedas") });
      }
      const quite = leer(quiteDeMonedas, { ...acto, idMovimiento: opciones.de }, "monedas");
      return acts.paquetes.quitarMonedas({ operador, ...quite });
    },
  }),

  plan: orden({
    uso: `plan ver ID-DE-PERSONA | plan dar|quitar ID-DE-PERSONA ${CODIGOS_DE_PLAN.join("|")} MOTIVO`,
    ayuda:
      "Muestra los planes de una persona y los bonos que le dieron este mes; le da uno, que desde entonces cuenta, o se lo quita. Los bonos de este mes llegan enseguida y no se retiran. El motivo, que no nombra a nadie, queda en «actos».",
    opciones: {},
    rechazos: RECHAZOS_DE_ACTOS_DE_PAQUETES,
    hacer({ acts, operador, resto }) {
      const paso = leer(PASO, resto[0], "plan");
      const idPersona = leer(entero, resto[1], "ID");
      if (paso === "ver") return acts.paquetes.verPlanes({ operador, idPersona });
      const codigoPlan = leer(codigoDePlan, resto[2], "plan");
      const motivo = leer(motivoDeActo, resto.slice(3).join(" ") || undefined, "MOTIVO");
      const de = { operador, idPersona, codigoPlan, motivo };
      return paso === "dar" ? acts.paquetes.darPlan(de) : acts.paquetes.quitarPlan(de);
    },
  }),
};
