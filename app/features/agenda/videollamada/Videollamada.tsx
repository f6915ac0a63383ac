import { Button } from "~/components/Button";
import { classNames } from "~/components/classNames";
import { EmptyState } from "~/components/EmptyState";
import { LineaDeCrisis } from "~/components/LineaDeCrisis";
import { Card } from "~/components/Card";
import { contenedor, pagina, pila, textoPropio, textoSuave } from "~/styles/layout.css";
import type { DatosDeVideollamada } from "./pagina.server";
import { AntesDeAbrir } from "./AntesDeAbrir";
import { PorTelefono } from "./PorTelefono";
import { SalaAbierta } from "./SalaAbierta";
import { SinConsentimiento } from "./SinConsentimiento";

type Props = DatosDeVideollamada & { error: string | undefined; escrito: string | undefined };

/** Page of a video call, the same for the person and for the specialist. */
export function Videollamada(props: Props) {
  const { estado, sinConsentimiento, conQuien, especialidad, momento, telefono, compartido } = props;
  const enPie = estado === "por-abrir" || estado === "abierta";
  return (
    <div className={classNames(contenedor, pagina, pila.amplia)}>
      <header className={pila.corta}>
        <h1>Tu videollamada con {conQuien}</h1>
        <p className={textoSuave}>
          Sesión de {especialidad},{" "}
          <time dateTime={momento.iso}>
            {momento.dia}, {momento.hora}
          </time>
          {momento.horaDelDispositivo && ` (${momento.horaDelDispositivo})`}
        </p>
      </header>
      {sinConsentimiento && enPie && <SinConsentimiento {...sinConsentimiento} />}
      {estado === "por-abrir" && !sinConsentimiento && <AntesDeAbrir {...props} />}
      {estado === "abierta" && !sinConsentimiento && (
        <SalaAbierta {...props} hayTelefono={telefono !== null} />
      )}
      {compartido && <DeSuParte conQuien={conQuien} {...compartido} />}
      {!enPie && <SalaCerrada {...props} />}
      {props.rol === "persona" && <LineaDeCrisis llamar="junto" />}
      {enPie && !sinConsentimiento && (
        <PorTelefono telefono={telefono} cuando={`${momento.dia}, ${momento.hora}`} />
      )}
    </div>
  );
}

/** Note that the person wrote to the specialist. */
function DeSuParte({
  conQuien,
  texto,
  sesiones,
}: NonNullable<DatosDeVideollamada["compartido"]> & { conQuien: string }) {
  return (
    <Card as="section" aria-labelledby="de-su-parte" className={pila.media}>
      <h2 id="de-su-parte">{conQuien} comparte contigo</h2>
      {texto === null && <p>No podemos leer lo que te escribió. Pregúntaselo en la sesión.</p>}
      {texto && <p className={textoPropio}>{texto}</p>}
      {sesiones && (
        <div className={pila.corta}>
          <h3>Sus sesiones anteriores de la especialidad</h3>
          {sesiones.length === 0 ? (
            <p className={textoSuave}>Esta es la primera.</p>
          ) : (
            <ul className={pila.corta}>
              {sesiones.map((sesion) => (
                <li key={sesion}>{sesion}</li>
              ))}
            </ul>
          )}
        </div>
      )}
    </Card>
  );
}

function SalaCerrada({ estado, cierra, rol }: DatosDeVideollamada) {
  const deLaPersona = rol === "persona";
  return (
    <EmptyState
      title={estado === "cerrada" ? "Esta sala ya cerró" : "Esta sesión ya no está en pie"}
      actions={deLaPersona && <Button href="/mi-zona-privada/agenda">Ver mi agenda</Button>}
    >
      {estado === "cerrada"
        ? `Cerró a las ${cierra}. Lo que se escribió en el chat ya se borró.`
        : "Se canceló o cambió de fecha."}
    </EmptyState>
  );
}
