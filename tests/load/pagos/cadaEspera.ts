import { makeVencerRetenciones } from "../../../app/domain/agenda/horarios/cambiarRetencion";
import { makeRetenerHorario } from "../../../app/domain/agenda/horarios/retenerHorario";
import { makeConciliarPedido, makeDevolverPagos } from "../../../app/domain/ventas/pagos/conciliar";
import type { Pasarela } from "../../../app/domain/ventas/pagos/pasarela";
import { makeRecibirNotificacion } from "../../../app/domain/ventas/pagos/recibirNotificacion";
import { abrirVentas } from "../../support/ventas";
import { Corte, ProcesoMortal } from "../../support/corte";
import { exigir } from "../exigir";
import { ahoraEnSegundos, avisoFirmado } from "./avisos";
import type { Cliente, HorarioLibre, Mundo } from "./mundo";
import type { PasarelaDeFuera } from "./pasarelaDeFuera";

interface Opciones {
  mundo: Mundo;
  fuera: PasarelaDeFuera;
  /** Adapter of the product for that gateway. */
  pasarela: Pasarela;
  secretoDeAvisos: string;
  /** Step between the calls at which the process dies: 1 for every call, n for every nth. */
  salto: number;
}

const SITIO = "http://localhost:3000";
const DIRECCION_DE_AVISOS = "/v2/pasarela/notificaciones";

function abrirProceso(proceso: ProcesoMortal, { mundo, pasarela }: Opciones) {
  const { db, now } = mundo.services;
  const deps = proceso.deps(db, now);
  const { dePago, deSesiones } = abrirVentas(deps, proceso.pasarela(pasarela));
  return {
    retenerHorario: makeRetenerHorario(deps),
    ...deSesiones,
    recibirNotificacion: makeRecibirNotificacion(dePago),
    conciliar: makeConciliarPedido(dePago),
    devolver: makeDevolverPagos(dePago),
    vencer: makeVencerRetenciones(deps),
  };
}

/**
 * Buys again and again in a process that dies at its first call to the outside, at its second and so on. It dies
 * before the call or after it, on each of three ways through the payment. Nothing is tidied up: processes that start
 * later do that. Gives the number of deaths.
 */
export async function morirEnCadaEspera(opciones: Opciones): Promise<number> {
  const { mundo, fuera, secretoDeAvisos, salto } = opciones;

  const aviso = (idPago: string) => {
    const { ruta, cabeceras, cuerpo } = avisoFirmado(
      secretoDeAvisos,
      idPago,
      DIRECCION_DE_AVISOS,
      ahoraEnSegundos(),
    );
    return { url: SITIO + ruta, cabeceras: new Headers(cabeceras), cuerpo };
  };

  const hastaPagina = async (
    proceso: ReturnType<typeof abrirProceso>,
    { idPersona }: Cliente,
    horario: HorarioLibre,
  ) => {
    const retenido = await proceso.retenerHorario({ idPersona, ...horario });
    const { idHorario } = exigir(retenido);
    const { idPedido } = exigir(await proceso.crearPedido({ idPersona, idHorario }));
    const pagina = await proceso.pagarConTarjeta({ idPersona, idPedido, origen: SITIO });
    const { urlDePago } = exigir(pagina);
    return { idHorario, idPedido, pagina: new URL(urlDePago).searchParams.get("pref_id")! };
  };
  type Proceso = ReturnType<typeof abrirProceso>;

  const caminos: ((proceso: Proceso, cliente: Cliente, horario: HorarioLibre) => Promise<void>)[] = [
    async (proceso, cliente, horario) => {
      const { idPedido, pagina } = await hastaPagina(proceso, cliente, horario);
      await proceso.recibirNotificacion(aviso(fuera.pagar(pagina, "approved")));
      await proceso.conciliar(idPedido);
    },
    async (proceso, cliente, horario) => {
      const { idPedido, pagina } = await hastaPagina(proceso, cliente, horario);
      const idPago = fuera.pagar(pagina, "pending");
      // A process that dies during the first notice does not keep the bank from deciding.
      const oido = proceso.recibirNotificacion(aviso(idPago));
      await oido.finally(() => fuera.decidir(idPago, "approved"));
      await proceso.conciliar(idPedido);
    },
    async (proceso, cliente, horario) => {
      const { idHorario, pagina } = await hastaPagina(proceso, cliente, horario);
      await mundo.queVenza(idHorario);
      await proceso.vencer();
      await proceso.retenerHorario({ idPersona: mundo.otroCliente().idPersona, ...horario });
      await proceso.recibirNotificacion(aviso(fuera.pagar(pagina, "approved")));
      await proceso.devolver();
    },
  ];

  let muertes = 0;
  for (const camino of caminos) {
    for (const momento of ["antes", "despues"] as const) {
      for (let en = 1; ; en += salto) {
        const horario = mundo.otroHorario();
        if (!horario) throw new Error("no time is left to die over");
        const proceso = new ProcesoMortal(en, momento);
        await camino(abrirProceso(proceso, opciones), mundo.otroCliente(), horario).catch(
          (error: unknown) => {
            // A process that died while opening the gateway's page reports that the gateway does not answer.
            if (!(error instanceof Corte) && !proceso.muerto) throw error;
          },
        );
        if (!proceso.muerto) break;
        muertes++;
      }
    }
  }
  return muertes;
}
