import {
  redirect,
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { Aviso } from "~/components/Aviso";
import { Boton } from "~/components/Boton";
import { clases } from "~/components/clases";
import { Formulario } from "~/components/Formulario";
import { ListaDeDatos } from "~/components/ListaDeDatos";
import { Precio } from "~/components/Precio";
import { Tarjeta } from "~/components/Tarjeta";
import { MENSAJE_DE_COMPRA } from "~/domain/paquetes/compras/paquete";
import { services } from "~/services.server";
import { leerFormulario } from "~/shell/formulario.server";
import { responder } from "~/shell/responder";
import { exigirPersona } from "~/shell/sesion.server";
import { contenedorMedio, fila, pagina, pila, textoSuave } from "~/styles/layout.css";
import { EstadoDeCompra, TITULO_DE_COMPRA } from "./EstadoDeCompra";
import { DEVOLVER, PAGAR, SOLTAR } from "./intenciones";
import { compraEnPalabras } from "./tienda.server";

export const meta: MetaFunction = () => [{ title: "Tu compra · Bienestar" }];
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  const { pathname, search, searchParams } = new URL(request.url);
  const seDesistio = searchParams.get("retorno") === "error";
  const compra = await compraEnPalabras(idPersona, params.idPedido ?? "", seDesistio);
  if (!compra) throw new Response(null, { status: 404 });
  return responder(
    compra,
    200,
    // Asks again by itself, without JavaScript, until the server knows more.
    compra.lugar === "carga" ? { refresh: `4;url=${pathname}${search}` } : undefined,
  );
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  const pregunta = { idPersona, idPedido: params.idPedido ?? "" };
  const intencion = (await leerFormulario(request)).get("intencion");
  if (intencion === SOLTAR) {
    const soltada = await services.paquetes.soltarCompra(pregunta);
    if (soltada.ok) return redirect("/tienda", 303);
    if (soltada.rechazo === "compra-no-existe") throw new Response(null, { status: 404 });
    return responder({ mensaje: MENSAJE_DE_COMPRA[soltada.rechazo] }, 409);
  }
  if (intencion !== PAGAR && intencion !== DEVOLVER) throw new Response(null, { status: 400 });
  const hecho =
    intencion === DEVOLVER
      ? await services.paquetes.devolverCompra(pregunta)
      : await services.paquetes.pagarCompra({ ...pregunta, origen: new URL(request.url).origin });
  if (hecho.ok) {
    const destino = "urlDePago" in hecho.value ? hecho.value.urlDePago : new URL(request.url).pathname;
    return redirect(destino, 303);
  }
  if (hecho.rechazo === "compra-no-existe") throw new Response(null, { status: 404 });
  const mensaje = MENSAJE_DE_COMPRA[hecho.rechazo];
  return responder({ mensaje }, hecho.rechazo === "pasarela-no-responde" ? 503 : 409);
}

export default function PaginaDeCompra() {
  const compra = useLoaderData<typeof loader>();
  const respuesta = useActionData<typeof action>();
  const { lugar, nombre, trae, totalCentimos, pagos, urlDePago, hrefDelComprobante } = compra;
  return (
    <div className={clases(contenedorMedio, pagina, pila.amplia)}>
      <h1>{TITULO_DE_COMPRA[lugar]}</h1>
      {respuesta && <Aviso tipo="error" role="alert" titulo={respuesta.mensaje} />}
      <EstadoDeCompra {...compra} procesando={pagos.length > 0} />
      <Tarjeta como="section" aria-label="Tu paquete">
        <ListaDeDatos
          datos={[
            ...(nombre ? [{ termino: "Plan", valor: nombre }] : []),
            { termino: "Paquete", valor: trae },
            ...pagos.map(({ idPago, palabra }, indice) => ({
              termino: pagos.length > 1 ? `Pago ${indice + 1}` : "Pago",
              valor: <span key={idPago}>{palabra}</span>,
            })),
            ...(compra.cupon
              ? [
                  {
                    termino: `Cupón ${compra.cupon}`,
                    valor: (
                      <>
                        −<Precio centimos={compra.descuentoCentimos} />
                      </>
                    ),
                  },
                ]
              : []),
            {
              termino: "Total",
              valor: compra.monedas ?? <Precio centimos={totalCentimos} conIgv />,
              total: true,
            },
          ]}
        />
      </Tarjeta>
      <div className={fila.media}>
        {lugar === "exito" && (
          <Boton href="/agendar" grande>
            Agendar una sesión
          </Boton>
        )}
        {lugar === "error" && (
          <Formulario>
            <Boton grande name="intencion" value={PAGAR}>
              Intentar de nuevo
            </Boton>
          </Formulario>
        )}
        {urlDePago && (
          <Boton href={urlDePago} variante="secundario" grande>
            Volver a la página de pago
          </Boton>
        )}
        {hrefDelComprobante && (
          <Boton href={hrefDelComprobante} variante="secundario" grande>
            Ver tu comprobante
          </Boton>
        )}
        {compra.seSuelta && (
          <Formulario>
            <Boton variante="secundario" grande name="intencion" value={SOLTAR}>
              Dejar esta compra
            </Boton>
          </Formulario>
        )}
        <Boton href={compra.hrefDeQuePaso} variante="texto">
          ¿Qué pasó con mi pago?
        </Boton>
        <Boton href="/tienda" variante="texto">
          Volver a la tienda
        </Boton>
      </div>
      {compra.seDevuelve && (
        <section aria-labelledby="devolver" className={pila.corta}>
          <h2 id="devolver">¿Cambiaste de idea?</h2>
          <p className={textoSuave}>
            Mientras no uses ningún bono puedes devolver el paquete entero: los bonos salen de tu saldo
            {totalCentimos > 0 && (
              <>
                {" "}
                y <Precio centimos={totalCentimos} /> vuelven a tu tarjeta
              </>
            )}
            {compra.monedas && ` y vuelven tus ${compra.monedas}`}
            {compra.cupon ? ". Tu cupón vuelve a servir." : "."}
          </p>
          <Formulario>
            <Boton variante="secundario" name="intencion" value={DEVOLVER}>
              Devolver el paquete
            </Boton>
          </Formulario>
        </section>
      )}
    </div>
  );
}
