import { z } from "zod";
import {
  cambiosDeEspecialista,
  datosDeCupon,
  excepcion,
  fecha,
  hora,
  precio,
  turno,
} from "../../app/domain/operador/catalogo";
import { instanteDe } from "../../app/domain/shared/fechas";
import { done, refuse } from "../../app/domain/shared/result";
import { COSAS_CON_CUPON } from "../../app/domain/ventas/pedidos/vendible";
import {
  centimos,
  codigo,
  entero,
  leer,
  leerArchivo,
  turnoEscrito,
  type Opciones,
} from "../platform/orders/argumentos";
import type { Orden } from "../platform/orders/orden";

const idEspecialistaDe = (resto: string[]) => leer(codigo, resto[0], "ID");

export const deCatalogo: Record<string, Orden> = {
  especialistas: {
    uso: "especialistas [ID]",
    ayuda: "Muestra los especialistas, o uno con sus horas y excepciones.",
    async hacer({ services, resto: [cual] }) {
      const todos = await services.agenda.especialistas();
      if (!cual) {
        return done(
          todos.map(({ idEspecialista, especialidad, precioCentimos }) => ({
            idEspecialista,
            especialidad,
            precioCentimos,
          })),
        );
      }
      const visto = todos.find(({ idEspecialista }) => idEspecialista === cual);
      return visto ? done(visto) : refuse("especialista-no-existe");
    },
  },

  especialista: {
    uso: "especialista --archivo datos.json",
    ayuda: "Añade un especialista, o cambia los datos que el archivo trae de uno (idEspecialista dice cuál).",
    hacer({ acts, operador, opciones }) {
      const cambios = leer(cambiosDeEspecialista, leerArchivo(opciones.archivo), "archivo");
      return acts.operador.guardarEspecialista({ operador, cambios });
    },
  },

  disponibilidad: {
    uso: 'disponibilidad ID --turno "1 09:00-13:00" [--turno …]',
    ayuda: "Reemplaza las horas semanales de un especialista (1 es lunes).",
    hacer({ acts, operador, resto, opciones }) {
      const idEspecialista = idEspecialistaDe(resto);
      const escritos = leer(z.array(turnoEscrito).min(1), opciones.turno ?? [], "--turno");
      const turnos = leer(z.array(turno), escritos, "--turno");
      return acts.operador.fijarTurnos({ operador, idEspecialista, turnos });
    },
  },

  excepcion: {
    uso: "excepcion ID --fecha 2026-12-24 [--desde 09:00 --hasta 13:00] [--abierto | --quitar]",
    ayuda:
      "Cierra un día de un especialista, o parte de él, y dice qué sesiones ya reservadas caen ahí («cancelar» las atiende); con --abierto abre de más, con --quitar la retira.",
    hacer({ acts, operador, resto, opciones }) {
      const idEspecialista = idEspecialistaDe(resto);
      const dia = leer(fecha, opciones.fecha, "--fecha");
      const desde = leer(hora, opciones.desde ?? "00:00", "--desde");
      if (opciones.quitar) {
        const cual = { fecha: dia, desde };
        return acts.operador.quitarExcepcion({ operador, idEspecialista, excepcion: cual });
      }
      const hasta = opciones.hasta ?? "24:00";
      const tipo = opciones.abierto ? "abierto" : "cerrado";
      const nueva = leer(excepcion, { fecha: dia, desde, hasta, tipo }, "excepcion");
      return acts.operador.ponerExcepcion({ operador, idEspecialista, excepcion: nueva });
    },
  },

  precio: {
    uso: "precio ID 120.50",
    ayuda: "Fija el precio de un especialista en soles. Los pedidos ya hechos conservan el suyo.",
    hacer({ acts, operador, resto }) {
      const idEspecialista = idEspecialistaDe(resto);
      const precioCentimos = leer(precio, leer(centimos, resto[1], "precio"), "precio");
      return acts.operador.fijarPrecio({ operador, idEspecialista, precioCentimos });
    },
  },

  cupon: {
    uso: `cupon CODIGO (--porcentaje 20 | --monto 30) --desde 2026-12-01 --hasta 2026-12-31 [--para ${COSAS_CON_CUPON.join("|")}] [--especialidad S] [--plan P] [--maximo N] [--por-persona N]`,
    ayuda: "Crea un cupón o cambia sus límites. «hasta» es su último día.",
    hacer: ({ acts, operador, resto, opciones }) =>
      acts.operador.guardarCupon({ operador, cupon: cuponEscrito(resto[0], opciones) }),
  },
};

function cuponEscrito(escrito: string | undefined, opciones: Opciones) {
  const descuento =
    opciones.monto === undefined
      ? { tipo: "porcentaje", porcentaje: leer(entero, opciones.porcentaje, "--porcentaje") }
      : { tipo: "monto", centimos: leer(centimos, opciones.monto, "--monto") };
  const numero = (nombre: string) =>
    opciones[nombre] === undefined ? null : leer(entero, opciones[nombre], `--${nombre}`);
  return leer(
    datosDeCupon,
    {
      codigo: escrito,
      descuento,
      para: opciones.para ?? null,
      especialidad: opciones.especialidad ?? null,
      plan: opciones.plan ?? null,
      maximoTotal: numero("maximo"),
      maximoPorPersona: numero("por-persona"),
      desde: instanteDe(leer(fecha, opciones.desde, "--desde"), "00:00"),
      hasta: instanteDe(leer(fecha, opciones.hasta, "--hasta"), "24:00"),
    },
    "cupon",
  );
}
