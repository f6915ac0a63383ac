import { Boton } from "~/components/Boton";
import { clases } from "~/components/clases";
import { Icono } from "~/components/Icono";
import { LineaDeCrisis } from "~/components/LineaDeCrisis";
import { Tarjeta } from "~/components/Tarjeta";
import { contactoDe, useRaiz } from "~/shell/marca";
import { contenedorMedio, fila, pagina, pila, textoGuia } from "~/styles/layout.css";
import * as css from "./ayuda.css";
import { PREGUNTAS } from "./preguntas";

export function Ayuda() {
  const { marca } = useRaiz();
  const contacto = contactoDe(marca, `Hola, necesito ayuda con ${marca.nombre}.`);
  return (
    <div className={clases(contenedorMedio, pagina, pila.amplia)}>
      <header className={pila.corta}>
        <h1>Ayuda</h1>
        <p className={textoGuia}>Lo que más nos preguntan, y cómo hablar con nosotros.</p>
      </header>
      <LineaDeCrisis />
      {PREGUNTAS.map(({ tema, preguntas }) => (
        <Tarjeta como="section" key={tema} aria-label={tema}>
          <h2>{tema}</h2>
          {preguntas.map(({ id, pregunta, respuesta, enlaces }) => (
            <details key={pregunta} className={css.pregunta}>
              <summary className={css.titulo}>
                {pregunta}
                <Icono nombre="abajo" />
              </summary>
              <div id={id} className={css.respuesta}>
                <p>{respuesta}</p>
                <ul>
                  {enlaces.map(({ href, texto }) => (
                    <li key={href}>
                      <a href={href} className={css.enlace}>
                        {texto}
                      </a>
                    </li>
                  ))}
                </ul>
              </div>
            </details>
          ))}
        </Tarjeta>
      ))}
      <Tarjeta como="section" aria-labelledby="contacto" className={pila.media}>
        <h2 id="contacto">¿No está aquí?</h2>
        {contacto ? (
          <p>
            {marca.whatsapp ? "Cuéntanos qué pasó" : `Escríbenos a ${marca.correoDeSoporte}`}. Si viste un
            código de soporte, ponlo en tu mensaje: con él encontramos lo que falló.
          </p>
        ) : (
          <p>Aquí dice cómo y ante quién puedes presentar un reclamo.</p>
        )}
        <p className={fila.media}>
          {contacto && <Boton href={contacto.href}>{contacto.texto}</Boton>}
          <Boton href="/reclamo" variante="secundario">
            Libro de Reclamaciones
          </Boton>
        </p>
      </Tarjeta>
    </div>
  );
}
