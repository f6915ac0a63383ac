import { Button } from "~/components/Button";
import { classNames } from "~/components/classNames";
import { Tag } from "~/components/Tag";
import { Form } from "~/components/Form";
import { DataList } from "~/components/DataList";
import { Fold } from "~/components/Fold";
import { Markdown } from "~/components/Markdown";
import { Card } from "~/components/Card";
import { ID_SOBRE_SALUD } from "~/domain/consentimientos/direcciones";
import { enlaceSuelto, fila, pila, textoChico, textoSuave } from "~/styles/layout.css";
import type { Respuesta, SesionPorVenir } from "./consentimientos.server";
import * as css from "./respuesta.css";

interface DadaProps extends Respuesta {
  /** Instant of the answer, of which `momento` has the day. */
  iso: string;
  sesiones: SesionPorVenir[];
}

/** A line of the person's consents: the answer with its day and the button that changes it, then the folded proof. */
export function RespuestaDada({ sesiones, ...props }: DadaProps) {
  const { titulo, respuesta, aceptado, seRetira, esActual, guardado } = props;
  const Titulo = esActual ? "h2" : "h3";
  return (
    <Card
      as="article"
      id={props.sobreSalud ? ID_SOBRE_SALUD : undefined}
      aria-label={`${titulo}: ${respuesta}`}
      className={css.respuesta}
    >
      <div className={css.estado}>
        <div className={pila.junta}>
          <Titulo className={css.titulo}>{titulo}</Titulo>
          <p className={fila.corta}>
            <Tag tone={aceptado && !props.seMostro ? "exito" : "neutral"}>{respuesta}</Tag>
            <time dateTime={props.iso} className={classNames(textoSuave, textoChico)}>
              {props.momento}
            </time>
          </p>
        </div>
        {seRetira && (
          <Form className={css.sinPapel}>
            <input type="hidden" name="idConsentimiento" value={props.idConsentimiento} />
            <input type="hidden" name="version" value={props.versionVigente} />
            <Button name="valor" value={aceptado ? "0" : "1"} variant="secondary">
              {aceptado ? "Retirar" : "Dar mi consentimiento"}
            </Button>
          </Form>
        )}
      </div>
      {props.textoNuevo && esActual && (
        <p>
          Hay una versión nueva de este texto. <a href={props.textoNuevo}>Leerla</a>
        </p>
      )}
      {props.sobreSalud && <AlRetirarlo aceptado={aceptado} sesiones={sesiones} />}
      {guardado && (
        <p>
          {aceptado
            ? `Si lo retiras, ${guardado.que} sigue guardado, pero nadie lo lee.`
            : `Mientras no lo des, ${guardado.que} sigue guardado, pero nadie lo lee.`}{" "}
          <a href={guardado.href} className={enlaceSuelto}>
            {guardado.borrar}
          </a>
        </p>
      )}
      <Fold title="Texto y constancia">
        <div className={pila.media}>
          <DataList
            entries={[
              { term: "Versión", value: props.version },
              { term: "Medio", value: props.canal },
            ]}
          />
          <a href={props.hrefDelRecibo} className={enlaceSuelto}>
            Ver constancia
          </a>
          <div className={css.textoVisto}>
            <Markdown bloques={props.bloques} nivel={3} />
          </div>
        </div>
      </Fold>
    </Card>
  );
}

/** Effect on sessions of withdrawing the consent, or of having withdrawn it (Ley 29733, art. 13.7). */
function AlRetirarlo({ aceptado, sesiones }: { aceptado: boolean; sesiones: SesionPorVenir[] }) {
  return (
    <div className={pila.corta}>
      <p>
        {aceptado
          ? "Si lo retiras, no podrás reservar ni entrar a tus videollamadas, y el especialista deja de ver tus notas."
          : "Mientras no lo des, no puedes reservar ni entrar a tus videollamadas, y el especialista no ve tus notas."}{" "}
        {sesiones.length > 0 &&
          (aceptado
            ? "Estas sesiones seguirían reservadas: no se cancelan solas."
            : "Estas sesiones siguen reservadas: no se cancelan solas.")}
      </p>
      {sesiones.length > 0 && (
        <ul>
          {sesiones.map(({ href, cuando, regla }) => (
            <li key={href}>
              <a href={href} className={enlaceSuelto}>
                Tu sesión del {cuando}
              </a>
              <p>{regla}</p>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
