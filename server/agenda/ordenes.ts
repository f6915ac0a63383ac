import { z } from "zod";
import { RECHAZOS_DE_ACTOS_DE_AGENDA } from "../../app/domain/agenda/actos";
import {
  cambiosDeEspecialista,
  excepcion,
  hora,
  turno,
} from "../../app/domain/agenda/especialistas/editarEspecialistas";
import { RETRATOS } from "../../app/domain/agenda/especialistas/especialista";
import { motivoDeActo } from "../../app/domain/shared/actos/acto";
import { fecha, precio } from "../../app/domain/shared/actos/escrito";
import { done, refuse } from "../../app/domain/shared/result";
import { centimos, codigo, leer, leerArchivo, turnoEscrito } from "../platform/orders/argumentos";
import { bandera, orden, texto, textos, type Escritas } from "../platform/orders/orden";

const CON_CAMBIO = { cambio: bandera } as const;

interface DeCita {
  operador: string;
  resto: string[];
  opciones: Escritas<typeof CON_CAMBIO>;
}

const deCita = ({ operador, resto: [id, ...palabras], opciones }: DeCita) => ({
  operador,
  idCita: leer(codigo, id, "ID"),
  motivo: leer(motivoDeActo, palabras.join(" ") || undefined, "MOTIVO"),
  compensacion: opciones.cambio ? ("cambio" as const) : ("devolucion" as const),
});

const comoQuedo = ({
  idCita,
  estado,
  cambioLibre,
}: {
  idCita: string;
  estado: string;
  cambioLibre: boolean;
}) => ({
  idCita,
  estado,
  cambioLibre,
});

const idEspecialistaDe = (resto: string[]) => leer(codigo, resto[0], "ID");

export const orders = {
  especialistas: orden({
    uso: "especialistas [ID]",
    ayuda: "Muestra los especialistas y su correo, o uno con sus horas y excepciones.",
    opciones: {},
    rechazos: RECHAZOS_DE_ACTOS_DE_AGENDA,
    async hacer({ acts, resto: [id] }) {
      const especialistas = await acts.agenda.verEspecialistas();
      if (!id) {
        return done(
          especialistas.map(({ idEspecialista, especialidad, precioCentimos, correo }) => ({
            ...{ idEspecialista, especialidad, precioCentimos, correo },
          })),
        );
      }
      const especialista = especialistas.find(({ idEspecialista }) => idEspecialista === id);
      return especialista ? done(especialista) : refuse("especialista-no-existe");
    },
  }),

  especialista: orden({
    uso: "especialista --archivo datos.json",
    ayuda: `Añade un especialista, o cambia los datos que el archivo trae de uno (idEspecialista dice cuál). El archivo es un objeto JSON como el que escribe «especialistas ID --json», que vale tal cual; uno nuevo los trae todos, menos excepciones y correo: ${Object.keys(cambiosDeEspecialista.shape).join(", ")}. correo es adonde le escribimos de cada sesión, con su enlace para entrar (null para ninguno); retrato es uno de ${RETRATOS[0]} a ${RETRATOS.at(-1)}; turnos lleva diaDeSemana (1 es lunes), desde y hasta; excepciones, fecha, desde, hasta y tipo (cerrado o abierto).`,
    opciones: { archivo: texto },
    rechazos: RECHAZOS_DE_ACTOS_DE_AGENDA,
    hacer({ acts, operador, opciones }) {
      const cambios = leer(cambiosDeEspecialista, leerArchivo(opciones.archivo), "archivo");
      return acts.agenda.guardarEspecialista({ operador, cambios });
    },
  }),

  sesiones: orden({
    uso: "sesiones [ESPECIALISTA] [--dia 2026-12-24]",
    ayuda:
      "Las sesiones reservadas de un especialista, o de todos: de un día, o de hoy y los seis siguientes. Cada una con el enlace personal por el que se atiende, hasta que cierra su sala; es solo para quien la atiende.",
    opciones: { dia: texto },
    rechazos: RECHAZOS_DE_ACTOS_DE_AGENDA,
    hacer({ acts, operador, resto: [id], opciones }) {
      return acts.agenda.verSesiones({
        operador,
        idEspecialista: id === undefined ? undefined : leer(codigo, id, "ESPECIALISTA"),
        dia: opciones.dia === undefined ? undefined : leer(fecha, opciones.dia, "--dia"),
      });
    },
  }),

  disponibilidad: orden({
    uso: 'disponibilidad ID --turno "1 09:00-13:00" [--turno …]',
    ayuda: "Reemplaza las horas semanales de un especialista (1 es lunes).",
    opciones: { turno: textos },
    rechazos: RECHAZOS_DE_ACTOS_DE_AGENDA,
    hacer({ acts, operador, resto, opciones }) {
      const idEspecialista = idEspecialistaDe(resto);
      const escritos = leer(z.array(turnoEscrito).min(1), opciones.turno ?? [], "--turno");
      const turnos = leer(z.array(turno), escritos, "--turno");
      return acts.agenda.fijarTurnos({ operador, idEspecialista, turnos });
    },
  }),

  excepcion: orden({
    uso: "excepcion ID --fecha 2026-12-24 [--desde 09:00 --hasta 13:00] [--abierto | --quitar]",
    ayuda:
      "Cierra un día de un especialista, o parte de él, y dice qué sesiones ya reservadas caen ahí («cancelar» las atiende); con --abierto abre de más, con --quitar la retira.",
    opciones: { fecha: texto, desde: texto, hasta: texto, abierto: bandera, quitar: bandera },
    rechazos: RECHAZOS_DE_ACTOS_DE_AGENDA,
    hacer({ acts, operador, resto, opciones }) {
      const idEspecialista = idEspecialistaDe(resto);
      const dia = leer(fecha, opciones.fecha, "--fecha");
      const desde = leer(hora, opciones.desde ?? "00:00", "--desde");
      if (opciones.quitar) {
        const fechaYHora = { fecha: dia, desde };
        return acts.agenda.quitarExcepcion({ operador, idEspecialista, excepcion: fechaYHora });
      }
      const hasta = opciones.hasta ?? "24:00";
      const tipo = opciones.abierto ? "abierto" : "cerrado";
      const nueva = leer(excepcion, { fecha: dia, desde, hasta, tipo }, "excepcion");
      return acts.agenda.ponerExcepcion({ operador, idEspecialista, excepcion: nueva });
    },
  }),

  precio: orden({
    uso: "precio ID 120.50",
    ayuda: "Fija el precio de un especialista en soles. Los pedidos ya hechos conservan el suyo.",
    opciones: {},
    rechazos: RECHAZOS_DE_ACTOS_DE_AGENDA,
    hacer({ acts, operador, resto }) {
      const idEspecialista = idEspecialistaDe(resto);
      const precioCentimos = leer(precio, leer(centimos, resto[1], "precio"), "precio");
      return acts.agenda.fijarPrecio({ operador, idEspecialista, precioCentimos });
    },
  }),

  cancelar: orden({
    uso: "cancelar ID-DE-SESION MOTIVO [--cambio]",
    ayuda:
      "El especialista no podrá atender: todo vuelve, o con --cambio la persona elige otra hora. El motivo, que no nombra a nadie, queda en «actos» con lo que volvió.",
    opciones: CON_CAMBIO,
    rechazos: RECHAZOS_DE_ACTOS_DE_AGENDA,
    async hacer(pedida) {
      const cancelada = await pedida.acts.agenda.cancelar(deCita(pedida));
      return cancelada.ok ? done(comoQuedo(cancelada.value)) : cancelada;
    },
  }),

  ausencia: orden({
    uso: "ausencia ID-DE-SESION MOTIVO [--cambio]",
    ayuda:
      "El especialista no llegó a una sesión que ya empezó: todo vuelve, o con --cambio otra hora. El motivo queda como en «cancelar».",
    opciones: CON_CAMBIO,
    rechazos: RECHAZOS_DE_ACTOS_DE_AGENDA,
    async hacer(pedida) {
      const marcada = await pedida.acts.agenda.marcarAusencia(deCita(pedida));
      return marcada.ok ? done(comoQuedo(marcada.value)) : marcada;
    },
  }),
};
