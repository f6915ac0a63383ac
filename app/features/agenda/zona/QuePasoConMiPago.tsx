import { Aviso } from "~/components/Aviso";
import { Boton } from "~/components/Boton";
import { clases } from "~/components/clases";
import { Formulario } from "~/components/Formulario";
import { ListaDeDatos } from "~/components/ListaDeDatos";
import { Precio } from "~/components/Precio";
import { Tarjeta } from "~/components/Tarjeta";
import { contactoDe, useRaiz } from "~/shell/marca";
import { contenedorMedio, pagina, pila, textoSuave } from "~/styles/layout.css";
import { MIRAR, SOLTAR } from "./intenciones";
import type { PedidoEnPalabras } from "./pedido.server";
import * as css from "./zona.css";

/** What is known of an order, from whom, when we look again, and what the person can do. */
export function QuePasoConMiPago(props: PedidoEnPalabras & { mensaje?: string | undefined }) {
  const { titulo, texto, tono, que, totalCentimos, diferenciaCentimos, sePago, mensaje } = props;
  const { estados, cargos, historial, miramos } = props;
  return (
    <div className={clases(contenedorMedio, pagina, pila.amplia)}>
      <header className={pila.corta}>
        <h1>¿Qué pasó con mi pago?</h1>
        <p className={textoSuave}>
          {que}. Total: <Precio centimos={totalCentimos} />
          {diferenciaCentimos !== null && (
            <>
              . Diferencia {sePago ? "pagada" : "por pagar"}: <Precio centimos={diferenciaCentimos} />
            </>
          )}
        </p>
      </header>
      {mensaje && (
        <Aviso tipo="advertencia" role="alert">
          {mensaje}
        </Aviso>
      )}
      <Aviso tipo={tono} titulo={titulo}>
        {texto}
      </Aviso>
      <Acciones {...props} />
      <Tarjeta como="section" aria-labelledby="estados" className={pila.media}>
        <h2 id="estados">Cómo está cada cosa</h2>
        <ListaDeDatos
          datos={[
            ...estados.map(({ asunto, estado }) => ({ termino: asunto, valor: estado })),
            ...cargos.map(({ termino, centimos }) => ({ termino, valor: <Precio centimos={centimos} /> })),
          ]}
        />
        <p className={textoSuave}>{miramos}</p>
      </Tarjeta>
      <section aria-labelledby="historia" className={pila.media}>
        <h2 id="historia">Paso a paso</h2>
        <ol className={css.anteriores}>
          {historial.map(({ texto: paso, porQuien, cuando, iso }, indice) => (
            <li key={indice} className={css.anterior}>
              <div className={pila.junta}>
                <strong>{paso}</strong>
                <span className={textoSuave}>
                  <time dateTime={iso}>{cuando}</time>. {porQuien}.
                </span>
              </div>
            </li>
          ))}
        </ol>
      </section>
      <Ayuda {...props} />
    </div>
  );
}

function Acciones({ hrefs, puede }: PedidoEnPalabras) {
  return (
    <Formulario className={css.acciones}>
      {hrefs.pagar && <Boton href={hrefs.pagar}>Pagar</Boton>}
      {hrefs.cita && <Boton href={hrefs.cita}>Ver la sesión</Boton>}
      {hrefs.compra && <Boton href={hrefs.compra}>Ver tu compra</Boton>}
      {hrefs.otroHorario && <Boton href={hrefs.otroHorario}>Elegir otro horario</Boton>}
      {puede.mirar && (
        <Boton variante="secundario" name="intencion" value={MIRAR}>
          Preguntar ahora a la pasarela
        </Boton>
      )}
      {puede.soltar && (
        <Boton variante="texto" name="intencion" value={SOLTAR}>
          Soltar el horario
        </Boton>
      )}
    </Formulario>
  );
}

/** The order's own code is the support code: it says nothing of the person, and our team finds everything by it. */
function Ayuda({ idPedido }: PedidoEnPalabras) {
  const { marca } = useRaiz();
  const contacto = contactoDe(marca, `Hola, tengo una duda con un pago. Código de soporte: ${idPedido}`);
  return (
    <section aria-labelledby="ayuda" className={pila.corta}>
      <h2 id="ayuda">Si necesitas ayuda</h2>
      <p>Con este código de soporte encontramos tu pedido sin pedirte datos de tu tarjeta.</p>
      <p className={css.direccion}>{idPedido}</p>
      <div className={css.acciones}>
        {contacto && (
          <Boton href={contacto.href} variante="secundario" rel="noreferrer">
            {contacto.texto}
          </Boton>
        )}
        <Boton href="/mi-zona-privada" variante="texto">
          Ir a Mi zona
        </Boton>
      </div>
    </section>
  );
}
