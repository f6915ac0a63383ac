import { ESPERA_MAXIMA_EN_MINUTOS } from "../avisos/correo/enviarCorreos";
import { DIAS_QUE_SE_GUARDAN_LOS_FALLOS } from "./fallo";
import type { Deps } from "../shared/puertos";
import { sumarMinutos } from "../shared/fechas";
import { done, refuse } from "../shared/result";
import { makeAuditar } from "../shared/actos/auditar";
import { UN_DIA_EN_MINUTOS } from "../shared/duracion";

interface DepsDeOperador extends Deps<"actos" | "correos" | "fallos" | "pagos"> {
  /** Asks the payment gateway about every open payment (`cobro`) now, due or not. Gives the number of asked ones. */
  conciliarTodo: () => Promise<number>;
  devolverPagos: () => Promise<void>;
  vencerRetenciones: () => Promise<void>;
}

/** Operator who acts. */
interface Quien {
  operador: string;
}

/**
 * Readings and acts of operators that belong to no single context. Each but the reading of the audit log writes a line
 * in it before and after.
 */
export function makeOperador(deps: DepsDeOperador) {
  const { repos, now } = deps;
  const auditar = makeAuditar(deps);
  const acto = ({ operador }: Quien, orden: string, objeto = "") => ({
    operador,
    orden,
    objeto,
    mueve: "nada" as const,
  });

  return {
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
    /** Failures behind the support code that a person reads out to the operator. */
    buscarFallo: (datos: Quien & { soporte: string }) =>
      auditar(acto(datos, "soporte", datos.soporte), async () => {
        const fallos = await repos.fallos.deSoporte(datos.soporte);
        return fallos.length > 0 ? done(fallos) : refuse("soporte-no-existe");
      }),
    /** The audit log itself. Reading it writes no line, which would push out what was looked for. */
    verActos: async (cuantos: number) => done(await repos.actos.ultimos(cuantos)),
  };
}
