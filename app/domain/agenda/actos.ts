import type { CantidadMovida } from "../shared/actos/acto";
import type { Auditar } from "../shared/actos/auditar";
import type { Rechazos } from "../shared/rechazo";
import {
  makeCancelarPorEspecialista,
  makeMarcarAusencia,
  type RepositoriosAlCompensar,
} from "./citas/cancelarCita";
import type { Vuelve } from "../ventas/devoluciones/vuelve";
import { RECHAZOS_DE_CAMBIO } from "./citas/cambios";
import type { DepsDeCitas } from "./citas/enlaceDeSala";
import { makeVerSesiones } from "./citas/sesionesPorAtender";
import { makeEditarEspecialistas } from "./especialistas/editarEspecialistas";
import type { Excepcion, Turno } from "./especialistas/especialista";

interface Quien {
  operador: string;
}
type DeEspecialista<T> = Quien & { idEspecialista: string } & T;
interface DeCita extends Quien {
  idCita: string;
  compensacion: "devolucion" | "cambio";
  motivo: string;
}

/** Acts of operators on specialists, and on reports that a specialist was absent. */
export function makeActosDeAgenda(
  deps: DepsDeCitas<RepositoriosAlCompensar> &
    Parameters<typeof makeEditarEspecialistas>[0] & { auditar: Auditar },
) {
  const { auditar } = deps;
  const especialistas = makeEditarEspecialistas(deps);
  const cancelarPorEspecialista = makeCancelarPorEspecialista(deps);
  const marcarAusencia = makeMarcarAusencia(deps);
  const verSesiones = makeVerSesiones(deps);
  const acto = ({ operador }: Quien, orden: string, objeto: string) => ({
    operador,
    orden,
    objeto,
    mueve: "nada" as const,
  });
  const deCita = (datos: DeCita, orden: string) => ({
    ...acto(datos, orden, datos.idCita),
    ...{ mueve: "valor" as const, motivo: datos.motivo },
  });
  return {
    guardarEspecialista: (
      datos: Quien & { cambios: Parameters<typeof especialistas.guardarEspecialista>[0] },
    ) =>
      auditar(acto(datos, "especialista", datos.cambios.idEspecialista), () =>
        especialistas.guardarEspecialista(datos.cambios),
      ),
    fijarTurnos: (datos: DeEspecialista<{ turnos: Turno[] }>) =>
      auditar(acto(datos, "disponibilidad", datos.idEspecialista), () =>
        especialistas.fijarTurnos(datos.idEspecialista, datos.turnos),
      ),
    fijarPrecio: (datos: DeEspecialista<{ precioCentimos: number }>) =>
      auditar(acto(datos, "precio", datos.idEspecialista), () =>
        especialistas.fijarPrecio(datos.idEspecialista, datos.precioCentimos),
      ),
    ponerExcepcion: (datos: DeEspecialista<{ excepcion: Excepcion }>) =>
      auditar(acto(datos, "excepcion", datos.idEspecialista), () =>
        especialistas.ponerExcepcion(datos.idEspecialista, datos.excepcion),
      ),
    quitarExcepcion: (datos: DeEspecialista<{ excepcion: Pick<Excepcion, "fecha" | "desde"> }>) =>
      auditar(acto(datos, "excepcion", datos.idEspecialista), () =>
        especialistas.quitarExcepcion(datos.idEspecialista, datos.excepcion),
      ),
    cancelar: (datos: DeCita) =>
      auditar(deCita(datos, "cancelar"), () => cancelarPorEspecialista(datos), cantidadDevuelta),
    verSesiones: ({ operador, ...filtro }: Quien & Parameters<typeof verSesiones>[0]) =>
      auditar({ operador, orden: "sesiones", objeto: filtro.idEspecialista ?? "", mueve: "nada" }, () =>
        verSesiones(filtro),
      ),
    /** Lists the specialists with their mail addresses, for operators; no screen shows those addresses. */
    verEspecialistas: especialistas.verTodos,
    marcarAusencia: (datos: DeCita) =>
      auditar(deCita(datos, "ausencia"), () => marcarAusencia(datos), cantidadDevuelta),
  };
}

/**
 * Facts for the audit when an operator cancels a session or lets its person move it: refunded amount, unit and person.
 */
const cantidadDevuelta = ({ idPersona, volvio }: { idPersona: number; volvio: Vuelve }): CantidadMovida => ({
  dePersona: idPersona,
  cantidad: volvio.tipo === "dinero" ? volvio.centimos : volvio.tipo === "nada" ? 0 : 1,
  unidad: UNIDAD_DE_VUELVE[volvio.tipo],
});
const UNIDAD_DE_VUELVE = { dinero: "centimos", bono: "bonos", cupon: "cupones", nada: null } as const;

type Actos = ReturnType<typeof makeActosDeAgenda>;
type Rechazado = Awaited<ReturnType<Exclude<Actos[keyof Actos], Actos["verEspecialistas"]>>>;
type RechazoDeActo = Extract<Rechazado, { ok: false }>["rechazo"];

export const RECHAZOS_DE_ACTOS_DE_AGENDA: Rechazos<RechazoDeActo> = {
  ...RECHAZOS_DE_CAMBIO,
  "especialista-no-existe": { clase: "not-found", mensaje: "No hay un especialista con ese código." },
  "especialista-incompleto": {
    clase: "conflict",
    mensaje: "Para crear un especialista hacen falta todos sus datos.",
  },
  "direccion-ocupada": {
    clase: "conflict",
    mensaje: "Otro especialista de esa especialidad ya tiene esa dirección.",
  },
  "excepcion-no-existe": {
    clase: "not-found",
    mensaje: "Ese especialista no tiene una excepción que empiece en esa fecha y hora.",
  },
};
