import { Alert } from "~/components/Alert";
import { Button } from "~/components/Button";
import { classNames } from "~/components/classNames";
import { EmptyState } from "~/components/EmptyState";
import { LineaDeCrisis } from "~/components/LineaDeCrisis";
import { Card } from "~/components/Card";
import { contenedor, fila, pagina, pila, textoPropio, textoSuave } from "~/styles/layout.css";
import type { DatosDeVideollamada } from "./pagina.server";
import { AntesDeAbrir } from "./AntesDeAbrir";
import { PorTelefono } from "./PorTelefono";
import { SalaAbierta } from "./SalaAbierta";

type Props = DatosDeVideollamada & { error: string | undefined };

/** The page of a call, the same for both sides. */
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
          </time>{" "}
          (hora de Perú{momento.horaDelDispositivo && `; en tu zona, ${momento.horaDelDispositivo}`})
        </p>
      </header>
      {estado === "por-abrir" && <AntesDeAbrir {...props} />}
      {sinConsentimiento && enPie && <SinConsentimiento />}
      {estado === "abierta" && !sinConsentimiento && (
        <SalaAbierta {...props} hayTelefono={telefono !== null} />
      )}
      {compartido && <DeSuParte conQuien={conQuien} {...compartido} />}
      {!enPie && <SalaCerrada {...props} />}
      {props.rol === "persona" && <LineaDeCrisis />}
      {enPie && <PorTelefono telefono={telefono} cuando={`${momento.dia}, ${momento.hora}`} />}
    </div>
  );
}

/** They took back what a session needs: the way to give it again stands where the way in was. */
function SinConsentimiento() {
  return (
    <Alert kind="advertencia" title="Retiraste tu autorización para usar tus datos de salud">
      <div className={pila.corta}>
        <p>Tu sesión sigue reservada. Para entrar, da tu autorización de nuevo; también puedes cancelarla.</p>
        <div className={fila.corta}>
          <Button href="/mi-perfil/consentimientos">Ver mis consentimientos</Button>
          <Button href="/mi-zona-privada" variant="secondary">
            Ver mi agenda
          </Button>
        </div>
      </div>
    </Alert>
  );
}

/** What the person wants their specialist to know. */
function DeSuParte({
  conQuien,
  texto,
  sesiones,
}: NonNullable<DatosDeVideollamada["compartido"]> & { conQuien: string }) {
  return (
    <Card as="section" aria-labelledby="de-su-parte" className={pila.media}>
      <h2 id="de-su-parte">{conQuien} comparte contigo</h2>
      {texto !== "" && <p className={textoPropio}>{texto}</p>}
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
      actions={deLaPersona && <Button href="/mi-zona-privada">Ver mi agenda</Button>}
    >
      {estado === "cerrada"
        ? `Cerró a las ${cierra}. Lo que se escribió en el chat ya se borró.`
        : "Se canceló o cambió de fecha."}
    </EmptyState>
  );
}
