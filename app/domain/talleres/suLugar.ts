import { guardadoEnPalabras } from "../agenda/talleres";
import { lugarEnLaLista } from "../agenda/esperas/textos";
import { horaDe, horaYDia } from "../shared/fechas";
import type { NombreDeAviso } from "../shared/navegacion/aviso";
import type { Vuelve } from "../ventas/devoluciones/vuelve";
import { lugarGuardado } from "./agenda";
import { precioEnPalabras } from "./busqueda";
import { direccionDeCertificado } from "./certificados/certificado";
import { lugaresEnPalabras, type FechaALaVista } from "./fechasALaVista";
import { direccionDeFecha, direccionDeSala } from "./inscripciones/direcciones";
import {
  abreLaSala,
  acaba,
  esDePago,
  sePregunta,
  seToma,
  type Inscripcion,
} from "./inscripciones/inscripcion";
import { comoVaElTaller, estadoDeSala } from "./sala/sala";
import type { SuLugar } from "./verTalleres";

/** True when the date has a price, and a place can still be had. */
export const sePagaTodavia = (fecha: FechaALaVista, ahora: Date) =>
  esDePago(fecha) && seToma({ ...fecha, canceladaPor: fecha.cancelada }, ahora);

/** Place held until the person pays or accepts it, or the bank approves the payment. */
export function guardadoEnPagina(
  { inscripcion, porPagar }: SuLugar,
  fecha: FechaALaVista & { url: string },
  ahora: Date,
) {
  const guardado = lugarGuardado({ ...inscripcion, porPagar }, fecha);
  if (!guardado) return null;
  // The price of an existing order already includes its coupon.
  const precioCentimos = porPagar?.totalCentimos ?? fecha.precioCentimos;
  return {
    falta: guardado.falta,
    hasta: horaYDia(guardado.hasta, ahora),
    cuesta: esDePago(fecha) ? precioEnPalabras({ precioCentimos }) : null,
    ...guardadoEnPalabras(guardado, direccionDeFecha(fecha), ahora),
  };
}

/**
 * Words for a person in the waiting list. `libre` means that a place is free, which they may take like anybody else.
 */
export function enLaLista({ inscripcion, antes }: SuLugar, elegida: FechaALaVista | null, ahora: Date) {
  if (!elegida || inscripcion.estado !== "esperando") return { enLaLista: null, libre: false };
  if (sePregunta(elegida, ahora)) {
    const frase = `${lugarEnLaLista(antes)} Si se libera un lugar, lo guardamos para ti y te avisamos.`;
    return { enLaLista: frase, libre: false };
  }
  const libre = elegida.quedan > 0;
  return {
    enLaLista: libre
      ? `Falta muy poco: ya no guardamos lugares, y ${lugaresEnPalabras(elegida)} para quien se inscriba primero.`
      : "Falta muy poco: ya no guardamos lugares. Si se libera uno, te avisamos y es de quien se inscriba primero.",
    libre,
  };
}

/** Certificate of the person in words; null when they can no longer get one. */
export function certificadoEnPalabras(
  { certificado, conCertificado }: SuLugar,
  fecha: FechaALaVista,
  ahora: Date,
) {
  if (certificado) return { href: direccionDeCertificado(certificado), listoA: null };
  if (ahora >= acaba(fecha)) return null;
  return { href: null, listoA: conCertificado ? horaDe(fecha.fin) : null };
}

/** Tells that the room of the workshop can be entered, or from when. */
export function salaEnPalabras(url: string, fecha: FechaALaVista, ahora: Date) {
  const conHoras = { ...fecha, canceladaPor: fecha.cancelada };
  const estado = estadoDeSala(conHoras, ahora);
  return {
    href: estado === "abierta" ? direccionDeSala({ url, fecha: fecha.fecha }) : null,
    abre: estado === "por-abrir" ? horaDe(abreLaSala(fecha)) : null,
    comoVa: comoVaElTaller({ ...fecha, url }, ahora),
  };
}

/** Notice after the person asked for a place; null when the payment page follows. */
export function avisoAlTomar(estado: Inscripcion["estado"]): NombreDeAviso | null {
  if (estado === "inscrita") return "lugar-tomado";
  return estado === "esperando" ? "lugar-en-espera" : null;
}

/** Notice after leaving a paid place, by the kind of refund. */
export const AVISO_AL_DEJAR: Record<Vuelve["tipo"], NombreDeAviso> = {
  dinero: "lugar-y-dinero",
  cupon: "lugar-y-cupon",
  bono: "lugar-dejado",
  nada: "lugar-y-nada",
};

/** Notice after leaving an unpaid place, by its state before: another page may have left it already. */
export const AVISO_SIN_PAGAR: Record<Inscripcion["estado"], NombreDeAviso> = {
  inscrita: "lugar-dejado",
  ofrecida: "lugar-dejado",
  esperando: "espera-dejada",
  terminada: "lugar-ya-dejado",
};
