import { cookieDeEntrada } from "~/domain/analitica/deLaPagina";
import { redirect } from "@remix-run/node";
import { bloquesDe } from "~/components/markdown.server";
import { nombreDeTexto } from "~/domain/consentimientos/documentos";
import type { Politica } from "~/domain/consentimientos/politica";
import { entradaDeCodigo } from "~/domain/cuentas/identidad/codigo";
import { conPrefijo } from "~/domain/cuentas/registro/borrador";
import {
  RECHAZOS_DE_REGISTRO,
  pasoDeContacto,
  pasoDeContactoOtraVez,
  pasoDeDocumento,
  pasoDeNombres,
  VIDA_DE_REGISTRO_EN_HORAS,
  type PasoDeRegistro,
  type RechazoDeRegistro,
  pasoPendiente,
  PASOS_DE_REGISTRO,
} from "~/domain/cuentas/registro/registro";
import { services } from "~/services.server";
import { dispositivoDe } from "../identidad/autenticador.server";
import { makeGalleta } from "~/shell/sesion/galleta.server";
import { quienEs } from "~/shell/sesion/sesion.server";
import { anotarCuentaCreada } from "~/shell/sesion/cuentaCreada.server";
import type { NombreDeAviso } from "~/domain/shared/navegacion/aviso";
import { recibir, seguirEn } from "~/shell/formularios/envio.server";
import type { Result } from "~/domain/shared/result";
import { z } from "zod";
import { casillasDe, respuestasEn } from "~/domain/consentimientos/formulario";
import {
  CON_SALIDA,
  direccionDe,
  REENVIAR,
  type PoliticaALaVista,
  numeroDePaso,
  pasoDeLaRuta,
} from "./pasos";
import { destinoSeguro } from "~/domain/cuentas/identidad/identidad";
import { rutaPropia } from "~/domain/shared/navegacion/destino";
import { traeAvisos } from "~/domain/shared/navegacion/aviso";
import { DNI } from "~/domain/cuentas/personas/documento";
import { PAIS_POR_DEFECTO } from "~/domain/shared/telefono/telefono";
import { leerFormulario } from "~/shell/formularios/formulario.server";
import { alEntrar, verActoPendiente } from "~/shell/sesion/alEntrar.server";
import { renovarActoPendiente } from "~/shell/sesion/actoPendiente.server";
import { conParametros } from "~/shell/direcciones";
import { noExiste } from "~/shell/responder";
import type { LoaderArgs, ActionArgs } from "~/shell/route";

const galletaDeRegistro = makeGalleta("registro", VIDA_DE_REGISTRO_EN_HORAS * 3600);

const aLaVista = ({ codigo, tipo, titulo, contenido, enlace, requerido }: Politica): PoliticaALaVista => ({
  codigo,
  tipo,
  titulo,
  nombre: nombreDeTexto({ codigo, titulo }),
  bloques: bloquesDe(contenido),
  enlace,
  requerido,
});

/** Page that announces the new account, for a person without another destination. */
const GRACIAS = "/gracias?por=registro";

/** A sent step of the sign-up: its request, and its destination. */
export interface Envio {
  request: Request;
  datos: FormData;
  idRegistro: string | null;
  /** True when the person chose a password before. */
  conClave: boolean;
  red: string;
  idSolicitud: string;
  /** Address of the sign-up: `/registro`, or the one for the app. */
  puerta: string;
  destino: string;
}

const comun = { rechazos: RECHAZOS_DE_REGISTRO, aparte: CON_SALIDA };

async function seguir(
  { request, puerta }: Envio,
  idRegistro: string,
  paso: PasoDeRegistro,
  aviso?: NombreDeAviso,
) {
  const { search } = new URL(request.url);
  const headers = new Headers({ "set-cookie": await galletaDeRegistro.poner(request, idRegistro) });
  for (const cookie of await renovarActoPendiente(request)) headers.append("set-cookie", cookie);
  return seguirEn(direccionDe(puerta, paso) + search, aviso, headers);
}

const documento = (envio: Envio) =>
  recibir(envio.datos, {
    ...comun,
    esquema: pasoDeDocumento,
    pedir: (datos) =>
      services.cuentas.registro.anotarDocumento(
        envio.idRegistro,
        datos,
        envio.red,
        rutaPropia(new URL(envio.request.url).searchParams.get("redirect")) ?? undefined,
      ),
    luego: (idRegistro) => seguir(envio, idRegistro, "nombres"),
  });

const nombres = (envio: Envio) =>
  recibir(envio.datos, {
    ...comun,
    esquema: pasoDeNombres,
    pedir: (datos) => services.cuentas.registro.anotarNombres(envio.idRegistro!, datos),
    luego: (idRegistro) => seguir(envio, idRegistro, "contacto"),
  });

const contacto = (envio: Envio) =>
  recibir(envio.datos, {
    ...comun,
    esquema: envio.conClave ? pasoDeContactoOtraVez : pasoDeContacto,
    campos: {
      "telefono-inexistente": "telefono",
      "clave-sabida": "clave",
      "clave-por-escribir": "clave",
    },
    pedir: (datos) =>
      services.cuentas.registro.anotarContacto(envio.idRegistro!, conPrefijo(datos), envio.red),
    luego: (idRegistro) => seguir(envio, idRegistro, "condiciones"),
  });

async function condiciones(envio: Envio) {
  const politicas = await services.cuentas.registro.politicas();
  const idRegistro = envio.idRegistro!;
  return recibir(envio.datos, {
    ...comun,
    esquema: z.object({ casillas: casillasDe(politicas) }),
    async pedir(): Promise<Result<unknown, RechazoDeRegistro>> {
      const aceptaciones = respuestasEn(envio.datos, politicas);
      const anotado = await services.cuentas.registro.anotarCondiciones(idRegistro, aceptaciones);
      return anotado.ok ? services.cuentas.registro.pedirCodigo({ idRegistro, red: envio.red }) : anotado;
    },
    luego: () => seguir(envio, idRegistro, "codigo"),
  });
}

async function codigo(envio: Envio) {
  const { datos, red, idSolicitud, request } = envio;
  const idRegistro = envio.idRegistro!;
  if (datos.get("intencion") === REENVIAR) {
    return recibir(datos, {
      ...comun,
      esquema: z.object({}),
      pedir: () => services.cuentas.registro.pedirCodigo({ idRegistro, red }),
      luego: () => seguir(envio, idRegistro, "codigo", "codigo-enviado"),
    });
  }
  return recibir(datos, {
    ...comun,
    esquema: entradaDeCodigo,
    campos: { "codigo-invalido": "codigo" },
    pedir: ({ codigo }) =>
      services.cuentas.registro.confirmar({
        idRegistro,
        codigo,
        red,
        canal: "web",
        idSolicitud,
        dispositivo: dispositivoDe(request),
      }),
    async luego(acceso) {
      const { headers, destino } = await alEntrar(request, acceso, envio.destino);
      headers.append("set-cookie", await galletaDeRegistro.quitar(request));
      headers.append("set-cookie", await anotarCuentaCreada(request, acceso.idPersona));
      // The account is there: a name for analytics that cannot be read is worth no failure.
      const persona = await services.cuentas.identidad.persona(acceso.idPersona).catch(() => null);
      if (persona) headers.append("set-cookie", cookieDeEntrada(persona.idTipoDocumento));
      // A notice about the person's last action, or the page of thanks, already announces the new account.
      const yaSeDice = destino === GRACIAS || traeAvisos(headers);
      return seguirEn(destino, yaSeDice ? undefined : "cuenta-creada", headers);
    },
  });
}

/** Action of each step of the sign-up. */
const AL_ENVIAR = { documento, nombres, contacto, condiciones, codigo } satisfies Record<
  PasoDeRegistro,
  unknown
>;

type Pregunta = LoaderArgs | ActionArgs;

/** State of this sign-up. A step is shown only when the steps before it are filled in. */
async function situar({ request, context, params }: Pregunta) {
  const { pathname, search, searchParams } = new URL(request.url);
  const pedido = searchParams.get("redirect");
  if (await quienEs({ request, context })) throw redirect(destinoSeguro(pedido));
  const destino = pedido === null ? GRACIAS : destinoSeguro(pedido);
  const paso = pasoDeLaRuta(params.paso);
  if (!paso) throw noExiste();
  const puerta = pathname.startsWith("/registro-app") ? "/registro-app" : "/registro";
  const idRegistro = await galletaDeRegistro.leer(request);
  const registro = idRegistro ? await services.cuentas.registro.ver(idRegistro) : null;
  const pendiente = pasoPendiente(registro);
  if (numeroDePaso(paso) > numeroDePaso(pendiente)) {
    throw redirect(direccionDe(puerta, pendiente) + search, 303);
  }
  return { paso, pendiente, puerta, search, destino, registro };
}

export async function loader(pregunta: LoaderArgs) {
  const { paso, pendiente, puerta, search, registro } = await situar(pregunta);
  // A sign-up that is taken up again goes on to the person's earlier destination.
  if (registro?.destino && !new URLSearchParams(search).has("redirect")) {
    throw redirect(conParametros(direccionDe(puerta, paso), search, { redirect: registro.destino }), 303);
  }
  const anterior = PASOS_DE_REGISTRO[numeroDePaso(paso) - 2];
  return {
    paso,
    hrefAnterior: anterior ? direccionDe(puerta, anterior) + search : null,
    // A person who opens the first step again has lost nothing, and gets a link to the last step that they reached.
    sigueEn:
      anterior || paso === pendiente
        ? null
        : { paso: pendiente, href: direccionDe(puerta, pendiente) + search },
    hrefDeEntrada: `/iniciar-sesion${search}`,
    hrefDeDocumento: direccionDe(puerta, "documento") + search,
    conClave: paso === "contacto" && tieneClave(registro),
    hrefDeCondiciones: direccionDe(puerta, "condiciones") + search,
    valores: valoresDe(paso, registro),
    despues: await verActoPendiente(pregunta.request),
    correo: paso === "codigo" ? (registro?.correo ?? "") : "",
    politicas: paso === "condiciones" ? (await services.cuentas.registro.politicas()).map(aLaVista) : [],
  };
}

const tieneClave = (registro: Awaited<ReturnType<typeof situar>>["registro"]) => Boolean(registro?.claveHash);

/** Values of a step of the sign-up, as the person typed them before; a password never comes back. */
function valoresDe(
  paso: PasoDeRegistro,
  registro: Awaited<ReturnType<typeof situar>>["registro"],
): Record<string, string> {
  if (paso === "documento") {
    return {
      idTipoDocumento: String(registro?.idTipoDocumento ?? DNI),
      numeroDocumento: registro?.numeroDocumento ?? "",
    };
  }
  if (paso === "nombres") {
    const { nombre, apePaterno, apeMaterno } = registro!;
    return { nombre: nombre ?? "", apePaterno: apePaterno ?? "", apeMaterno: apeMaterno ?? "" };
  }
  if (paso === "contacto") {
    const { prefijo, telefono, correo } = registro!;
    return {
      pais: prefijo
        ? services.cuentas.paisDelTelefono({ prefijo, telefono: telefono ?? "" })
        : PAIS_POR_DEFECTO,
      telefono: telefono ?? "",
      correo: correo ?? "",
    };
  }
  return {};
}

export async function action(pregunta: ActionArgs) {
  const { paso, puerta, destino, registro } = await situar(pregunta);
  const { request, context } = pregunta;
  return AL_ENVIAR[paso]({
    request,
    datos: await leerFormulario(request),
    idRegistro: registro?.idRegistro ?? null,
    conClave: tieneClave(registro),
    red: context.red ?? "",
    idSolicitud: context.idSolicitud ?? "",
    puerta,
    destino,
  });
}
