/** F-SW: an earlier version may have left a service worker behind; none may answer for this app. Failure is harmless. */
export async function unregisterServiceWorkers(): Promise<void> {
  try {
    const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
    await Promise.all(registrations.map((registration) => registration.unregister()));
  } catch {
    // not a secure context, or forbidden by the browser
  }
}
