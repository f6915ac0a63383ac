import { z } from "zod";
import { precio } from "../../app/domain/operador/catalogo";
import { datosDePaquete } from "../../app/domain/operador/paquetes";
import { centimos, codigo, entero, leer, parteEscrita } from "../platform/orders/argumentos";
import type { Orden } from "../platform/orders/orden";

const PASO = z.enum(["lista", "poner", "precio", "retirar"], "es lista, poner, precio o retirar");

export const dePaquetes: Record<string, Orden> = {
  paquete: {
    uso: 'paquete lista | paquete poner ID --sesiones psicologia:3 [--sesiones … --nombre "Equilibrio"] --meses 3 --precio 165 [--monedas 660] | paquete precio ID 156 | paquete retirar ID',
    ayuda:
      "Muestra los paquetes de la tienda; pone uno en venta o cambia sus términos (uno de varias especialidades es un plan, y lleva nombre); cambia su precio; lo retira. Advierte donde no cuesta menos que sus sesiones sueltas. Las compras ya hechas conservan los suyos.",
    hacer({ acts, operador, resto, opciones }) {
      const paso = leer(PASO, resto[0], "paquete");
      if (paso === "lista") return acts.operador.verPaquetes({ operador });
      const idPaquete = leer(codigo, resto[1], "ID");
      if (paso === "retirar") return acts.operador.retirarPaquete({ operador, idPaquete });
      const escrito = paso === "precio" ? resto[2] : opciones.precio;
      const precioCentimos = leer(precio, leer(centimos, escrito, "precio"), "precio");
      if (paso === "precio") {
        return acts.operador.fijarPrecioDePaquete({ operador, idPaquete, precioCentimos });
      }
      const paquete = {
        idPaquete,
        nombre: opciones.nombre ?? null,
        contenido: leer(z.array(parteEscrita), opciones.sesiones ?? [], "--sesiones"),
        meses: leer(entero, opciones.meses, "--meses"),
        precioCentimos,
        monedas: opciones.monedas === undefined ? null : leer(entero, opciones.monedas, "--monedas"),
      };
      return acts.operador.guardarPaquete({
        operador,
        paquete: leer(datosDePaquete, paquete, "paquete"),
      });
    },
  },
};
