import { type Context, Hono } from "hono";
import { estadoDelPago, type Pago, type Preferencia } from "./almacen";
import { cobrar, type EstadoVigente, pagoVigente, urlDeAbandono, urlDeRetorno } from "./cobrar";
import type { Contexto } from "./contexto";
import { type Html, type Marco, paginaDeMensaje } from "./documento";
import { ESTILOS } from "./estilos";
import { type Errores, leerFormulario, VACIO, type Valores } from "./formulario";
import { paginaDePago } from "./paginaDePago";
import { TARJETAS_DE_PRUEBA, enGrupos } from "./tarjetas";

const CABECERAS = {
  "content-security-policy":
    "default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  // Going back loads the page again with a new key, so that the old card form is not sent again.
  "cache-control": "no-store",
};

const TITULO_DE_PAGO_VIGENTE: Record<EstadoVigente, string> = {
  aprobado: "Este pago ya está hecho",
  pendiente: "Tu pago está en proceso",
  devuelto: "Este pago se devolvió",
};

/** Pages of the test gateway, complete without JavaScript. */
export function createPaginas(contexto: Contexto): Hono {
  const { almacen, tienda, demoras, now, newId } = contexto;
  const marco: Marco = { tienda, direccionBase: new URL(contexto.urlBase).pathname.replace(/\/$/, "") };
  const volver = `Volver a ${tienda.nombre}`;
  const paginas = new Hono();

  paginas.get("/estilos.css", (c) =>
    c.body(ESTILOS, 200, {
      "content-type": "text/css; charset=utf-8",
      "cache-control": "public, max-age=300",
    }),
  );

  paginas.get("/pagar/:id", async (c) => {
    const preferencia = await almacen.leerPreferencia(c.req.param("id"));
    if (!preferencia) return desconocida(c);
    const pagos = await almacen.pagosDePreferencia(preferencia.id);
    const vigente = pagoVigente(pagos, now());
    if (vigente) {
      return yaPagada(c, urlDeRetorno(preferencia, vigente.pago, vigente.estado), vigente.estado);
    }
    if (vencida(preferencia)) return tarde(c, preferencia);
    return responder(
      c,
      200,
      formularioDePago(preferencia, valoresPropuestos(c.req.query("tarjeta")), {}, pagos[0]),
    );
  });

  paginas.post("/pagar/:id", async (c) => {
    const preferencia = await almacen.leerPreferencia(c.req.param("id"));
    if (!preferencia) return desconocida(c);
    // An unreadable body of a request counts as an empty form.
    const { accion, claveDeEnvio, valores } = leerEnvio(await c.req.parseBody().catch(() => ({})));
    const vigente = pagoVigente(await almacen.pagosDePreferencia(preferencia.id), now());
    if (vigente) return c.redirect(urlDeRetorno(preferencia, vigente.pago, vigente.estado), 303);
    if (accion === "cancelar") return c.redirect(urlDeAbandono(preferencia), 303);
    if (vencida(preferencia)) return tarde(c, preferencia);
    const lectura = leerFormulario(valores, now());
    if (!lectura.ok) return responder(c, 400, formularioDePago(preferencia, valores, lectura.errores));
    const pago = await cobrar(contexto, preferencia, lectura.tarjeta, claveDeEnvio || newId());
    return c.redirect(urlDeRetorno(preferencia, pago, estadoDelPago(pago, now())), 303);
  });

  return paginas;

  function formularioDePago(preferencia: Preferencia, valores: Valores, errores: Errores, anterior?: Pago) {
    const rechazada = anterior?.ultimosCuatro;
    return paginaDePago({ marco, preferencia, demoras, claveDeEnvio: newId(), valores, errores, rechazada });
  }

  function vencida(preferencia: Preferencia): boolean {
    return now() >= preferencia.venceEn;
  }

  function desconocida(c: Context) {
    const mensaje = {
      titulo: "No encontramos este pago",
      texto: "Puede que el enlace esté incompleto. No se hizo ningún cobro.",
      enlace: { texto: volver, url: tienda.url },
    };
    return responder(c, 404, paginaDeMensaje(marco, mensaje));
  }

  function tarde(c: Context, preferencia: Preferencia) {
    const mensaje = {
      titulo: "El tiempo para pagar terminó",
      texto: "No se hizo ningún cobro. Vuelve para empezar de nuevo.",
      enlace: { texto: volver, url: urlDeAbandono(preferencia) },
    };
    return responder(c, 410, paginaDeMensaje(marco, mensaje));
  }

  function yaPagada(c: Context, url: string, estado: EstadoVigente) {
    const mensaje = {
      titulo: TITULO_DE_PAGO_VIGENTE[estado],
      texto: "No hace falta pagar otra vez.",
      enlace: { texto: volver, url },
    };
    return responder(c, 200, paginaDeMensaje(marco, mensaje));
  }
}

function responder(c: Context, estado: 200 | 400 | 404 | 410, pagina: Html) {
  return c.html(pagina, estado, CABECERAS);
}

function leerEnvio(cuerpo: Record<string, unknown>) {
  const texto = (nombre: string, largo: number) => {
    const valor = cuerpo[nombre];
    return typeof valor === "string" ? valor.slice(0, largo) : "";
  };
  return {
    accion: texto("accion", 20),
    claveDeEnvio: texto("clave_de_envio", 64),
    valores: {
      numero: texto("numero", 40),
      titular: texto("titular", 100),
      vencimiento: texto("vencimiento", 20),
      codigo: texto("codigo", 10),
    },
  };
}

/** Values that "Usar" beside a test card fills in: all but the security code, which no page carries. */
function valoresPropuestos(escenario: string | undefined): Valores {
  const tarjeta = TARJETAS_DE_PRUEBA.find((candidata) => candidata.escenario === escenario);
  if (!tarjeta) return VACIO;
  return { ...VACIO, numero: enGrupos(tarjeta.numero), titular: "Persona de Prueba", vencimiento: "12/35" };
}
