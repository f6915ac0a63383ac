import { Button } from "~/components/Button";
import { classNames } from "~/components/classNames";
import { Icon } from "~/components/Icon";
import { LineaDeCrisis } from "~/components/LineaDeCrisis";
import { Card } from "~/components/Card";
import { PREGUNTAS_FRECUENTES } from "~/domain/busqueda/preguntasFrecuentes";
import { contactoDe, useRaiz } from "~/shell/marco/marca";
import { contenedorMedio, enlaceSuelto, fila, pagina, pila, textoGuia } from "~/styles/layout.css";
import * as css from "./ayuda.css";

export function Ayuda() {
  const { marca } = useRaiz();
  const contacto = contactoDe(marca, `Hola, necesito ayuda con ${marca.nombre}.`);
  return (
    <div className={classNames(contenedorMedio, pagina, pila.amplia)}>
      <header className={pila.corta}>
        <h1>Ayuda</h1>
        <p className={textoGuia}>Lo que más nos preguntan, y cómo hablar con nosotros.</p>
      </header>
      <LineaDeCrisis />
      {PREGUNTAS_FRECUENTES.map(({ tema, preguntas }) => (
        <Card as="section" key={tema} aria-label={tema}>
          <h2>{tema}</h2>
          {preguntas.map(({ pregunta, respuesta, hallada, enlaces }) => (
            <details key={pregunta} className={css.pregunta}>
              <summary className={css.titulo}>
                {pregunta}
                <Icon name="abajo" />
              </summary>
              <div id={hallada?.id} className={css.respuesta}>
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
        </Card>
      ))}
      <Card as="section" aria-labelledby="contacto" className={pila.media}>
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
          {contacto && <Button href={contacto.href}>{contacto.texto}</Button>}
          <Button href="/reclamo" variant="secondary">
            Libro de Reclamaciones
          </Button>
        </p>
        <p>
          <a href="/encuesta/el-sitio" className={enlaceSuelto}>
            Ayúdanos a mejorar este sitio
          </a>
        </p>
      </Card>
    </div>
  );
}
