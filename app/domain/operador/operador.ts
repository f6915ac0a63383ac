import {
  makeCancelarPorEspecialista,
  makeMarcarAusencia,
  type LoDeCancelar,
} from "../agenda/citas/cancelarCita";
import { ESPERA_MAXIMA_EN_MINUTOS } from "../avisos/correo/enviarCorreos";
import type { Cupon } from "../ventas/cupones/cupon";
import type { Excepcion, Turno } from "../agenda/especialistas/especialista";
import { DIAS_QUE_SE_GUARDAN_LOS_FALLOS } from "./fallo";
import type { makeDevolverPedido } from "../ventas/devoluciones/devolverPedido";
import type { makeVerExpediente } from "../ventas/rastro/quePaso";
import type { DepsConSitio } from "../shared/puertos";
import { sumarMinutos } from "../shared/fechas";
import { done, refuse } from "../shared/result";
import { makeAuditar } from "../shared/actos/auditar";
import { makeEditarCatalogo } from "./catalogo";
import { makeEditarMonedas } from "./monedas";
import { makeEditarPaquetes } from "./paquetes";
import { makeEditarPlanes } from "./planes";
import { UN_DIA_EN_MINUTOS } from "../shared/duracion";

type LoDelOperador =
  | LoDeCancelar
  | "actos"
  | "catalogo"
  | "citas"
  | "correos"
  | "cupones"
  | "especialidades"
  | "especialistas"
  | "preciosSueltos"
  | "fallos"
  | "monedas"
  | "pagos"
  | "paquetes"
  | "perfiles"
  | "personas";

interface DepsDeOperador extends DepsConSitio<LoDelOperador> {
  devolverPedido: ReturnType<typeof makeDevolverPedido>;
  verExpediente: ReturnType<typeof makeVerExpediente>;
  /** This installation has rewards coins. */
  hayMonedas: boolean;
  ponerAlDiaElPlan: Parameters<typeof makeEditarPlanes>[0]["ponerAlDiaElPlan"];
  /** Asks the gateway about every open cobro now, due or not; answers about how many. */
  conciliarTodo: () => Promise<number>;
  devolverPagos: () => Promise<void>;
  vencerRetenciones: () => Promise<void>;
}

/** Who acts. */
interface Quien {
  operador: string;
}
type DeEspecialista<T> = Quien & { idEspecialista: string } & T;
interface DeCita extends Quien {
  idCita: string;
  compensacion: "devolucion" | "cambio";
}

/** What whoever runs the product does by hand: the use cases that there are, each between two lines of the audit. */
export function makeOperador(deps: DepsDeOperador) {
  const { repos, now, devolverPedido, verExpediente } = deps;
  const auditar = makeAuditar(deps);
  const catalogo = makeEditarCatalogo(deps);
  const paquetes = makeEditarPaquetes(deps);
  const monedas = makeEditarMonedas(deps, deps.hayMonedas);
  const planes = makeEditarPlanes(deps);
  const cancelarPorEspecialista = makeCancelarPorEspecialista(deps);
  const marcarAusencia = makeMarcarAusencia(deps);
  const acto = ({ operador }: Quien, orden: string, objeto = "") => ({ operador, orden, objeto });

  return {
    guardarEspecialista: (datos: Quien & { cambios: Parameters<typeof catalogo.guardarEspecialista>[0] }) =>
      auditar(acto(datos, "especialista", datos.cambios.idEspecialista), () =>
        catalogo.guardarEspecialista(datos.cambios),
      ),
    fijarTurnos: (datos: DeEspecialista<{ turnos: Turno[] }>) =>
      auditar(acto(datos, "disponibilidad", datos.idEspecialista), () =>
        catalogo.fijarTurnos(datos.idEspecialista, datos.turnos),
      ),
    fijarPrecio: (datos: DeEspecialista<{ precioCentimos: number }>) =>
      auditar(acto(datos, "precio", datos.idEspecialista), () =>
        catalogo.fijarPrecio(datos.idEspecialista, datos.precioCentimos),
      ),
    ponerExcepcion: (datos: DeEspecialista<{ excepcion: Excepcion }>) =>
      auditar(acto(datos, "excepcion", datos.idEspecialista), () =>
        catalogo.ponerExcepcion(datos.idEspecialista, datos.excepcion),
      ),
    quitarExcepcion: (datos: DeEspecialista<{ excepcion: Pick<Excepcion, "fecha" | "desde"> }>) =>
      auditar(acto(datos, "excepcion", datos.idEspecialista), () =>
        catalogo.quitarExcepcion(datos.idEspecialista, datos.excepcion),
      ),
    guardarCupon: (datos: Quien & { cupon: Cupon }) =>
      auditar(acto(datos, "cupon", datos.cupon.codigo), () => catalogo.guardarCupon(datos.cupon)),

    verPaquetes: (datos: Quien) => auditar(acto(datos, "paquetes"), paquetes.listar),
    guardarPaquete: (datos: Quien & { paquete: Parameters<typeof paquetes.guardar>[0] }) =>
      auditar(acto(datos, "paquete", datos.paquete.idPaquete), () => paquetes.guardar(datos.paquete)),
    fijarPrecioDePaquete: (datos: Quien & { idPaquete: string; precioCentimos: number }) =>
      auditar(acto(datos, "paquete-precio", datos.idPaquete), () =>
        paquetes.fijarPrecio(datos.idPaquete, datos.precioCentimos),
      ),
    retirarPaquete: (datos: Quien & { idPaquete: string }) =>
      auditar(acto(datos, "paquete-retirar", datos.idPaquete), () => paquetes.retirar(datos.idPaquete)),

    verMonedas: (datos: Quien & { idPersona: number }) =>
      auditar(acto(datos, "monedas", String(datos.idPersona)), () => monedas.ver(datos.idPersona)),
    darMonedas: (datos: Quien & Parameters<typeof monedas.dar>[0]) =>
      auditar(acto(datos, `monedas-dar-${datos.motivo}`, String(datos.idPersona)), () => monedas.dar(datos)),
    quitarMonedas: (datos: Quien & Parameters<typeof monedas.dar>[0]) =>
      auditar(acto(datos, `monedas-quitar-${datos.motivo}`, String(datos.idPersona)), () =>
        monedas.quitar(datos),
      ),

    verPlanes: (datos: Quien & { idPersona: number }) =>
      auditar(acto(datos, "plan", String(datos.idPersona)), () => planes.ver(datos.idPersona)),
    darPlan: (datos: Quien & Parameters<typeof planes.dar>[0]) =>
      auditar(acto(datos, `plan-dar-${datos.codigoPlan}`, String(datos.idPersona)), () => planes.dar(datos)),
    quitarPlan: (datos: Quien & Parameters<typeof planes.quitar>[0]) =>
      auditar(acto(datos, `plan-quitar-${datos.codigoPlan}`, String(datos.idPersona)), () =>
        planes.quitar(datos),
      ),

    verPedido: (datos: Quien & { idPedido: string }) =>
      auditar(acto(datos, "pedido", datos.idPedido), () => verExpediente(datos.idPedido)),
    devolver: (datos: Quien & { idPedido: string }) =>
      auditar(acto(datos, "devolver", datos.idPedido), () => devolverPedido(datos.idPedido)),
    cancelar: (datos: DeCita) =>
      auditar(acto(datos, "cancelar", datos.idCita), () => cancelarPorEspecialista(datos)),
    marcarAusencia: (datos: DeCita) =>
      auditar(acto(datos, "ausencia", datos.idCita), () => marcarAusencia(datos)),

    verBandeja: (datos: Quien & { cuantos: number }) =>
      auditar(acto(datos, "bandeja"), async () =>
        done({
          porEnviar: await repos.correos.porEnviar(sumarMinutos(now(), ESPERA_MAXIMA_EN_MINUTOS)),
          ultimos: await repos.correos.resumen(datos.cuantos),
        }),
      ),
    reenviar: (datos: Quien & { idCorreo: string }) =>
      auditar(acto(datos, "bandeja", datos.idCorreo), async () =>
        (await repos.correos.reenviar(datos.idCorreo, now()))
          ? done({ idCorreo: datos.idCorreo })
          : refuse("correo-no-existe"),
      ),
    conciliar: (datos: Quien) =>
      auditar(acto(datos, "conciliar"), async () => {
        const cobros = await deps.conciliarTodo();
        await deps.vencerRetenciones();
        await deps.devolverPagos();
        const [enteros, partes] = await Promise.all([
          repos.pagos.porDevolver(1000),
          repos.pagos.partesPorDevolver(1000),
        ]);
        return done({ cobros, porDevolver: enteros.length + partes.length });
      }),

    verFallos: (datos: Quien & { cuantos: number }) =>
      auditar(acto(datos, "errores"), async () => {
        const desde = sumarMinutos(now(), -DIAS_QUE_SE_GUARDAN_LOS_FALLOS * UN_DIA_EN_MINUTOS);
        return done(await repos.fallos.ultimos(desde, datos.cuantos));
      }),
    /** What failed behind the code that somebody reads out. */
    buscarFallo: (datos: Quien & { soporte: string }) =>
      auditar(acto(datos, "soporte", datos.soporte), async () => {
        const fallos = await repos.fallos.deSoporte(datos.soporte);
        return fallos.length > 0 ? done(fallos) : refuse("soporte-no-existe");
      }),
    verActos: (datos: Quien & { cuantos: number }) =>
      auditar(acto(datos, "actos"), async () => done(await repos.actos.ultimos(datos.cuantos))),
  };
}
