import { quiereDiscrecion } from "../../cuentas/preferencias/preferencias";
import { diaYHora } from "../../shared/fechas";
import type { Deps, Repos } from "../../shared/puertos";
import { done, refuse } from "../../shared/result";
import { estaDicho, type Vuelve } from "../../ventas/devoluciones/vuelve";
import { avisarDeTaller, type DepsDeTaller } from "../inscripciones/avisos";
import { direccionDeFecha } from "../inscripciones/direcciones";
import { terminarInscripcion, type LoDeTerminar } from "../inscripciones/inscribirse";
import {
  yaEmpezo,
  type ClaveDeFecha,
  type FechaConLugares,
  type Inscripcion,
} from "../inscripciones/inscripcion";
import { antesDeDejar, devolverLugar, loPagado, type LoDeDevolver } from "./devolver";

/**
 * "Dejar mi lugar", and leaving the line: signed in, or by the link of a mail, which gives up nothing that was paid.
 * What the rule of changes gives back goes back with it. `vuelve` is what they were told of it, null where their page
 * said nothing. Who leaves it out says nothing of it, and so loses nothing. Leaving again changes nothing.
 */
export function makeDejarLugar(deps: DepsDeTaller<LoDeDevolver | LoDeTerminar | "fechasDeTaller">) {
  return (
    cual:
      | (ClaveDeFecha & { idPersona: number; vuelve?: Vuelve["tipo"] | null | undefined })
      | { idInscripcion: string },
  ) =>
    deps.transaccion(async (trx) => {
      const ahora = deps.now();
      const porEnlace = "idInscripcion" in cual;
      const buscar = async () =>
        porEnlace
          ? trx.inscripciones.porId(cual.idInscripcion)
          : ((await trx.inscripciones.viva(cual.idPersona, cual)) ?? (await dejada(trx, cual)));
      const vista = await buscar();
      const fecha = vista && (await trx.fechasDeTaller.bloquear(vista));
      // As it is once its date is held: who is signed in leaves what they have by then, a link the place that it is of.
      const suya = fecha && (await buscar());
      if (!suya) return refuse("inscripcion-no-existe");
      if (porEnlace && (await esAnterior(trx, suya))) return refuse("lugar-anterior");
      if (suya.estado === "terminada") return done({ inscripcion: suya, fecha, vuelve: null });
      if (yaEmpezo(fecha, ahora)) return refuse("taller-ya-empezo");
      const venta = await loPagado(trx, suya);
      if (venta && porEnlace) return refuse("lugar-pagado");
      const antes = venta && antesDeDejar(venta, fecha, ahora);
      if (antes && !porEnlace && !estaDicho(cual.vuelve, antes.vuelve)) return refuse("devolucion-distinta");
      await terminarInscripcion(trx, suya, "salida", ahora);
      if (venta && antes && antes.vuelve.tipo !== "nada") await devolverLugar(trx, venta.pedido, ahora);
      const vuelve = antes ? antes.vuelve : null;
      // The calendar that was given it takes it out again; who only waited has nothing there.
      if (suya.estado === "inscrita") {
        await avisarDeTaller(trx, deps, suya, fecha, { suceso: "dejada", vuelve }, ahora);
      }
      return done({ inscripcion: suya, fecha, vuelve });
    });
}

/** The last one that the person themselves gave up in that date, where nothing of theirs came after it. */
async function dejada(
  repos: Repos<"inscripciones">,
  { idPersona, ...clave }: ClaveDeFecha & { idPersona: number },
) {
  const ultima = await repos.inscripciones.ultima(idPersona, clave);
  return ultima?.fin === "salida" ? ultima : null;
}

/** Whether the person has another place in that date by now: a mail tells of one place, and gives up no other. */
const esAnterior = async (repos: Repos<"inscripciones">, una: Inscripcion): Promise<boolean> =>
  una.estado === "terminada" && (await repos.inscripciones.viva(una.idPersona, una)) !== null;

type LoQueSeDeja = "lugar" | "espera" | "ya-no-lo-tiene";
type RechazoAlDejar = "taller-ya-empezo" | "lugar-pagado" | "lugar-anterior";

/**
 * What the link of a mail gives up, or why there is nothing to give up by it; and which date that is of, in the words
 * that its mail had: who wants it discreet finds no title on the screen, nor an address that tells it.
 */
export function makeQueSeDeja({ repos, now }: Deps<LoDeQueSeDeja>) {
  return async (idInscripcion: string) => {
    const suya = await repos.inscripciones.porId(idInscripcion);
    const fecha = suya && (await repos.fechasDeTaller.una(suya));
    if (!fecha) return { estado: "ya-no-lo-tiene" as const, cual: null, href: null };
    const estado = await estadoAlDejar(repos, suya, fecha, now());
    const cuando = diaYHora(fecha.inicio, now());
    return (await quiereDiscrecion(repos, suya.idPersona))
      ? { estado, cual: `tu cita del ${cuando}`, href: null }
      : { estado, cual: `«${fecha.titulo}», ${cuando}`, href: direccionDeFecha(fecha) };
  };
}

type LoDeQueSeDeja = "fechasDeTaller" | "inscripciones" | "pagos" | "pedidosDeTaller" | "preferencias";

async function estadoAlDejar(
  repos: Repos<LoDeQueSeDeja>,
  suya: Inscripcion,
  fecha: FechaConLugares,
  ahora: Date,
): Promise<LoQueSeDeja | RechazoAlDejar> {
  if (await esAnterior(repos, suya)) return "lugar-anterior";
  if (suya.estado === "terminada") return "ya-no-lo-tiene";
  if (yaEmpezo(fecha, ahora)) return "taller-ya-empezo";
  if (await loPagado(repos, suya)) return "lugar-pagado";
  return suya.estado === "esperando" ? "espera" : "lugar";
}
