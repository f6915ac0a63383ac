import { quiereDiscrecion } from "../../cuentas/preferencias/preferencias";
import { diaYHora } from "../../shared/fechas";
import type { Deps, Repos, ReposSinCandado } from "../../shared/puertos";
import { done, refuse } from "../../shared/result";
import { estaDicho, type Vuelve } from "../../ventas/devoluciones/vuelve";
import { avisarDeTaller, type DepsDeTaller } from "../inscripciones/avisos";
import { direccionDeFecha } from "../inscripciones/direcciones";
import { terminarInscripcion, type RepositoriosAlTerminar } from "../inscripciones/inscribirse";
import {
  yaEmpezo,
  type ClaveDeFecha,
  type FechaConLugares,
  type Inscripcion,
} from "../inscripciones/inscripcion";
import { antesDeDejar, devolverLugar, ventaDelLugar, type RepositoriosAlDevolver } from "./devolver";

/**
 * Gives up a place ("Dejar mi lugar") or leaves the waiting list, signed in or by the link of a mail; the link gives up
 * no paid place. It refunds what the rule of changes allows. `vuelve`: refund that the person was shown, null when
 * their page showed none; without it no refund is lost. A repeated request changes nothing.
 */
export function makeDejarLugar(
  deps: DepsDeTaller<RepositoriosAlDevolver | RepositoriosAlTerminar | "fechasDeTaller">,
) {
  return (
    referencia:
      | (ClaveDeFecha & { idPersona: number; vuelve?: Vuelve["tipo"] | null | undefined })
      | { idInscripcion: string },
  ) =>
    deps.transaccion(async (trx) => {
      const ahora = deps.now();
      const porEnlace = "idInscripcion" in referencia;
      const buscar = async () =>
        porEnlace
          ? trx.inscripciones.porId(referencia.idInscripcion)
          : ((await trx.inscripciones.viva(referencia.idPersona, referencia)) ??
            (await dejada(trx, referencia)));
      const vista = await buscar();
      const fecha = vista && (await trx.fechasDeTaller.bloquear(vista));
      // The place is read after its date is locked. A signed-in person gives up their present place; a link gives up
      // only the place that it names.
      const inscripcion = fecha && (await buscar());
      if (!inscripcion) return refuse("inscripcion-no-existe");
      if (porEnlace && (await esAnterior(trx, inscripcion))) return refuse("lugar-anterior");
      if (inscripcion.estado === "terminada") return done({ inscripcion: inscripcion, fecha, vuelve: null });
      if (yaEmpezo(fecha, ahora)) return refuse("taller-ya-empezo");
      const venta = await ventaDelLugar(trx, inscripcion);
      if (venta && porEnlace) return refuse("lugar-pagado");
      const antes = venta && antesDeDejar(venta, fecha, ahora);
      if (antes && !porEnlace && !estaDicho(referencia.vuelve, antes.vuelve))
        return refuse("devolucion-distinta");
      await terminarInscripcion(trx, inscripcion, "salida", ahora);
      if (venta && antes && antes.vuelve.tipo !== "nada") await devolverLugar(trx, venta.pedido, ahora);
      const vuelve = antes ? antes.vuelve : null;
      // The event is removed from the person's calendar; a person who only waited has no event there.
      if (inscripcion.estado === "inscrita") {
        await avisarDeTaller(trx, deps, { inscripcion, fecha, suceso: "dejada", vuelve }, ahora);
      }
      return done({ inscripcion: inscripcion, fecha, vuelve });
    });
}

/** The person's last place in that date, when they gave it up themselves; else null. */
async function dejada(
  repos: Repos<"inscripciones">,
  { idPersona, ...clave }: ClaveDeFecha & { idPersona: number },
) {
  const ultima = await repos.inscripciones.ultima(idPersona, clave);
  return ultima?.fin === "salida" ? ultima : null;
}

/** True when the person has a newer place in that date: the link of a mail gives up only its own place. */
const esAnterior = async (repos: Repos<"inscripciones">, inscripcion: Inscripcion): Promise<boolean> =>
  inscripcion.estado === "terminada" &&
  (await repos.inscripciones.viva(inscripcion.idPersona, inscripcion)) !== null;

type EstadoAlDejar = "lugar" | "espera" | "ya-no-lo-tiene";
type RechazoAlDejar = "taller-ya-empezo" | "lugar-pagado" | "lugar-anterior";

/**
 * Place that the link of a mail gives up, or the refusal, described as in that mail. For a person who wants discretion
 * neither screen nor address has the title.
 */
export function makeQueSeDeja({ repos, now }: Deps<RepositoriosAlDejar>) {
  return async (idInscripcion: string) => {
    const inscripcion = await repos.inscripciones.porId(idInscripcion);
    const fecha = inscripcion && (await repos.fechasDeTaller.porClave(inscripcion));
    if (!fecha) return { estado: "ya-no-lo-tiene" as const, cual: null, href: null };
    const estado = await estadoAlDejar(repos, inscripcion, fecha, now());
    const cuando = diaYHora(fecha.inicio, now());
    return (await quiereDiscrecion(repos, inscripcion.idPersona))
      ? { estado, cual: `tu cita del ${cuando}`, href: null }
      : { estado, cual: `«${fecha.titulo}», ${cuando}`, href: direccionDeFecha(fecha) };
  };
}

type RepositoriosAlDejar = "fechasDeTaller" | "inscripciones" | "pagos" | "pedidosDeTaller" | "preferencias";

async function estadoAlDejar(
  repos: ReposSinCandado<RepositoriosAlDejar>,
  inscripcion: Inscripcion,
  fecha: FechaConLugares,
  ahora: Date,
): Promise<EstadoAlDejar | RechazoAlDejar> {
  if (await esAnterior(repos, inscripcion)) return "lugar-anterior";
  if (inscripcion.estado === "terminada") return "ya-no-lo-tiene";
  if (yaEmpezo(fecha, ahora)) return "taller-ya-empezo";
  if (await ventaDelLugar(repos, inscripcion)) return "lugar-pagado";
  return inscripcion.estado === "esperando" ? "espera" : "lugar";
}
