import { z } from "zod";
import { codigo, EN_ORDEN, fecha, precio } from "../../shared/actos/escrito";
import { campoConForma, campoDeTexto } from "../../shared/campos";
import { SLUGS_DE_ESPECIALIDAD } from "../../shared/especialidades/especialidad";
import { instanteDe, minutosDe, REJILLA_EN_MINUTOS } from "../../shared/fechas";
import type { Deps } from "../../shared/puertos";
import { done, refuse, type Result } from "../../shared/result";
import {
  cambiarAgenda,
  conExcepciones,
  conPrecio,
  conTurnos,
  sinExcepciones,
  type Comienzo,
} from "./cambiarAgenda";
import { RETRATOS, type EspecialistaConAgenda, type Excepcion, type Turno } from "./especialista";

const texto = campoDeTexto().min(1, "no puede quedar vacío").max(2000, "es demasiado largo");
const minutos = z
  .int()
  .min(0)
  .multipleOf(REJILLA_EN_MINUTOS, `va de ${REJILLA_EN_MINUTOS} en ${REJILLA_EN_MINUTOS} minutos`);
export const hora = campoConForma(
  /^(([01]\d|2[0-3]):[0-5][05]|24:00)$/,
  "es una hora como 09:30, de cinco en cinco minutos",
);
const enOrden = ({ desde, hasta }: { desde: string; hasta: string }) => minutosDe(desde) < minutosDe(hasta);
export const turno = z
  .object({ diaDeSemana: z.int().min(1).max(7), desde: hora, hasta: hora })
  .refine(enOrden, EN_ORDEN);
export const excepcion = z
  .object({ fecha, desde: hora, hasta: hora, tipo: z.enum(["cerrado", "abierto"]) })
  .refine(enOrden, EN_ORDEN);
/** Data of a specialist as an operator writes them. */
const datosDeEspecialista = z.strictObject({
  idEspecialista: codigo,
  especialidad: z.enum(SLUGS_DE_ESPECIALIDAD),
  slug: codigo,
  nombre: texto,
  apellido: texto,
  colegiatura: texto,
  presentacion: texto,
  /** Mail for news of their sessions; null for none. */
  correo: z.email("es un correo").max(254).nullable(),
  retrato: z.enum(RETRATOS, `es uno de ${RETRATOS[0]} a ${RETRATOS.at(-1)}`),
  temas: z.array(texto),
  idiomas: z.array(texto),
  precioCentimos: precio,
  duracionEnMinutos: minutos.min(REJILLA_EN_MINUTOS),
  margenEnMinutos: minutos,
  anticipacionEnMinutos: minutos,
  ventanaEnDias: z.int().min(1).max(365),
  maximoDiario: z.int().min(1).max(100),
  turnos: z.array(turno),
  excepciones: z.array(excepcion),
});
/** Fields of a specialist that an operator changes; a new specialist needs all of them. */
export const cambiosDeEspecialista = datosDeEspecialista.partial().required({ idEspecialista: true });

type Guardado = Result<EspecialistaConAgenda, "especialista-incompleto" | "direccion-ocupada">;

/** Changes specialists for an operator. Sessions that are already booked stay as they are. */
export function makeEditarEspecialistas({
  repos,
  transaccion,
}: Deps<"catalogo" | "citas" | "especialistas">) {
  const cambiar = (idEspecialista: string, cambio: Parameters<typeof cambiarAgenda>[2]) =>
    transaccion((trx) => cambiarAgenda(trx, idEspecialista, cambio));
  /** Booked sessions of a specialist in a stretch of a day: an operator has to move or cancel them. */
  const sesionesEn = (idEspecialista: string, { fecha: dia, desde, hasta }: Excepcion) =>
    repos.citas.delEspecialista(idEspecialista, {
      inicio: instanteDe(dia, desde),
      fin: instanteDe(dia, hasta),
    });
  return {
    /** All specialists, each with the mail address. */
    verTodos: async () =>
      Promise.all(
        (await repos.especialistas.todos()).map(async (especialista) => ({
          ...especialista,
          correo: (await repos.especialistas.destinatario(especialista.idEspecialista))?.correo ?? null,
        })),
      ),

    guardarEspecialista: (cambios: z.output<typeof cambiosDeEspecialista>) =>
      transaccion(async (trx): Promise<Guardado> => {
        await trx.catalogo.bloquear();
        const todos = await trx.especialistas.todos();
        const visto = todos.find(({ idEspecialista }) => idEspecialista === cambios.idEspecialista);
        const correo = (await trx.especialistas.destinatario(cambios.idEspecialista))?.correo ?? null;
        const entero = datosDeEspecialista.safeParse({ excepciones: [], correo, ...visto, ...cambios });
        if (!entero.success) return refuse("especialista-incompleto");
        const { idEspecialista, especialidad, slug } = entero.data;
        const ajeno = todos.some(
          (otro) =>
            otro.idEspecialista !== idEspecialista &&
            otro.especialidad === especialidad &&
            otro.slug === slug,
        );
        if (ajeno) return refuse("direccion-ocupada");
        await trx.catalogo.guardarEspecialista(entero.data);
        await trx.catalogo.guardarCorreo(idEspecialista, entero.data.correo);
        return done(entero.data);
      }),

    fijarTurnos: (idEspecialista: string, turnos: Turno[]) => cambiar(idEspecialista, conTurnos(turnos)),

    fijarPrecio: (idEspecialista: string, precioCentimos: number) =>
      cambiar(idEspecialista, conPrecio(precioCentimos)),

    /**
     * Stores an exception to the weekly hours. Returns the booked sessions in it, at which the specialist will be
     * absent.
     */
    ponerExcepcion: async (idEspecialista: string, nueva: Excepcion) => {
      const puesta = await cambiar(idEspecialista, conExcepciones(nueva));
      if (!puesta.ok) return puesta;
      // The sessions are read after the exception is stored: from then on nobody can book in that stretch.
      const citas = nueva.tipo === "cerrado" ? await sesionesEn(idEspecialista, nueva) : [];
      return done({
        ...puesta.value,
        sesionesReservadas: citas.map(({ idCita, idPedido, inicio }) => ({ idCita, idPedido, inicio })),
      });
    },

    quitarExcepcion: (idEspecialista: string, comienzo: Comienzo) =>
      cambiar(idEspecialista, sinExcepciones(comienzo)),
  };
}
