import { z } from "zod";
import { formularioDeCodigo, type IdDeParticipacion } from "~/domain/recompensas/campanias/participar";
import { RECHAZOS_DE_CAMPANIA, type RechazoDeCampania } from "~/domain/recompensas/campanias/rechazos";
import { delMesSiguiente } from "~/domain/recompensas/delMes";
import { direccionDeReto } from "~/domain/recompensas/direcciones";
import { monedas } from "~/domain/paquetes/monedas/monedas";
import { diaConAnio, fechaDe } from "~/domain/shared/fechas";
import { done, type Result } from "~/domain/shared/result";
import type { NombreDeAviso } from "~/domain/shared/navegacion/aviso";
import { services } from "~/services.server";
import { recibir, seguirEn } from "~/shell/formularios/envio.server";
import { leerFormulario } from "~/shell/formularios/formulario.server";
import { exigir, noExiste } from "~/shell/responder";
import type { ActionArgs, LoaderArgs } from "~/shell/route";
import { exigirPersona } from "~/shell/sesion/sesion.server";
import { PAUSAR, REGISTRAR, SEGUIR, VALIDAR } from "./intenciones";

/** Use cases of challenges. An installation without coins has none of them. */
const retos = () => {
  if (!services.recompensas.campanias) throw noExiste();
  return services.recompensas.campanias;
};

/** Code in the address of a QR: it fills in the field. */
const codigoDelQr = (request: Request) => {
  const codigo = new URL(request.url).searchParams.get("codigo") ?? "";
  return /^[A-Za-z0-9-]{1,40}$/.test(codigo) ? codigo : "";
};

/** Challenge of a person, and its calendar. */
export async function loader({ request, context, params: { idCampania = "" } }: LoaderArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  const [hallado, saldo] = await Promise.all([
    retos().estado({ idPersona, idCampania }),
    services.paquetes.monedas?.resumen(idPersona),
  ]);
  const estado = exigir(hallado, RECHAZOS_DE_CAMPANIA);
  /** Amount in words; null for a person who turned the game off, and sees no coins. */
  const aLaVista = (cantidad: number | null) =>
    cantidad === null || saldo?.apagadas ? null : monedas(cantidad);
  const { terminos, hasta } = estado.campania;
  const { titulo, resumen, tarea, alternativa, bases, validacion } = terminos;
  const porGanar = estado.abierta && estado.alcanzable;
  const yaNoAlcanza = estado.abierta && !estado.alcanzable;
  const proximo = yaNoAlcanza ? delMesSiguiente(terminos, estado.campania.desde) : null;
  const alcanzada = estado.alcanzadaEn !== null;
  const porValidar = validacion.length > 0 && !estado.validada;
  return {
    ...{ titulo, resumen, tarea, alternativa, bases },
    meta: terminos.dias,
    gana: porGanar ? aLaVista(terminos.monedas) : null,
    yaNoAlcanza,
    proximo: proximo && diaConAnio(proximo),
    hasta: diaConAnio(fechaDe(new Date(hasta.getTime() - 1))),
    abierta: estado.abierta,
    racha: estado.racha,
    mejorRacha: estado.mejorRacha,
    registradoHoy: estado.registradoHoy,
    pausa: estado.pausa && diaConAnio(estado.pausa.hasta),
    alcanzada,
    porValidar,
    validada: validacion.length > 0 && estado.validada,
    sinValidar: alcanzada && porValidar && estado.campania.cerradaEn !== null,
    conCodigo: porValidar && estado.abierta && validacion.includes("codigo"),
    conTaller: porValidar && estado.abierta && validacion.includes("taller"),
    pagado: aLaVista(estado.monedas),
    sinPremio: estado.monedas === 0,
    codigo: codigoDelQr(request),
    calendario: estado.calendario,
  };
}

const envioDeReto = z.discriminatedUnion(
  "intencion",
  [
    z.object({ intencion: z.enum([REGISTRAR, PAUSAR, SEGUIR]) }),
    formularioDeCodigo.extend({ intencion: z.literal(VALIDAR) }),
  ],
  "Elige qué quieres hacer",
);

/** Does what a button of the page says. Gives the notice of the next page. */
async function hacer(
  id: IdDeParticipacion,
  envio: z.output<typeof envioDeReto>,
): Promise<Result<NombreDeAviso, RechazoDeCampania>> {
  const { historial } = services;
  if (envio.intencion === VALIDAR) {
    const validada = await retos().validar({ ...id, codigo: envio.codigo });
    return validada.ok ? done("reto-validado") : validada;
  }
  if (envio.intencion === REGISTRAR) {
    const registrado = await retos().registrar(id);
    if (!registrado.ok) return registrado;
    return done(registrado.value.nuevo ? "dia-registrado" : "dia-ya-registrado");
  }
  const hallado = await retos().estado(id);
  if (!hallado.ok) return hallado;
  if (envio.intencion === PAUSAR) {
    await historial.pausarRacha(id.idPersona);
    return done("reto-en-pausa");
  }
  await historial.seguirRacha(id.idPersona);
  return done("reto-sigue");
}

export async function action({ request, context, params: { idCampania = "" } }: ActionArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  return recibir(await leerFormulario(request), {
    esquema: envioDeReto,
    rechazos: RECHAZOS_DE_CAMPANIA,
    pedir: (envio) => hacer({ idPersona, idCampania }, envio),
    luego: (aviso) => seguirEn(direccionDeReto({ idCampania }), aviso),
  });
}
