/** Moves the player to a moment of the video and plays from there. */
export function irA(player: HTMLVideoElement, segundo: number): void {
  player.currentTime = segundo;
  void player.play();
}

/** Loads the video again after a failure, and plays on from the second that was reached. */
export function reintentar(player: HTMLVideoElement): void {
  const segundo = player.currentTime;
  player.load();
  if (segundo > 0) player.currentTime = segundo;
  // A second failure fires an event of the player, which the page listens to.
  player.play().catch(() => undefined);
}

/** Sets the playback speed, for this video and for any loaded later. */
export function ponerVelocidad(player: HTMLVideoElement, velocidad: number): void {
  player.defaultPlaybackRate = velocidad;
  player.playbackRate = velocidad;
}
