using System;
using System.Collections.Generic;
using System.Linq;

/// <summary>What needs no engine: limits, phases, codes and standings.</summary>
public static class GemRushTests {
    public static void ABucketAllowsABurstAndThenItsRate() {
        TokenBucket bucket = new TokenBucket(40, 20, 100.0);
        Equal(40, Taken(bucket, 50, 100.0));
        Equal(0, Taken(bucket, 1, 100.04));
        Equal(1, Taken(bucket, 5, 100.06));
        Equal(20, Taken(bucket, 50, 101.06));
        Equal(40, Taken(bucket, 50, 500.0));
    }

    public static void PhasesFollowTheirClock() {
        Equal(MatchPhase.Waiting, MatchRules.Next(MatchPhase.Waiting, false, 0.0, 9.0));
        Equal(MatchPhase.Countdown, MatchRules.Next(MatchPhase.Waiting, true, 0.0, 9.0));
        Equal(MatchPhase.Countdown, MatchRules.Next(MatchPhase.Countdown, true, 9.1, 9.0));
        Equal(MatchPhase.Playing, MatchRules.Next(MatchPhase.Countdown, true, 9.0, 9.0));
        Equal(MatchPhase.Playing, MatchRules.Next(MatchPhase.Playing, true, 9.1, 9.0));
        Equal(MatchPhase.Results, MatchRules.Next(MatchPhase.Playing, true, 9.0, 9.0));
        Equal(MatchPhase.Results, MatchRules.Next(MatchPhase.Results, true, 9.1, 9.0));
        Equal(MatchPhase.Waiting, MatchRules.Next(MatchPhase.Results, true, 9.0, 9.0));
    }

    public static void OnlyACountdownNeedsItsPlayers() {
        Equal(MatchPhase.Waiting, MatchRules.Next(MatchPhase.Countdown, false, 9.0, 9.0));
        Equal(MatchPhase.Playing, MatchRules.Next(MatchPhase.Playing, false, 9.1, 9.0));
        Equal(MatchPhase.Results, MatchRules.Next(MatchPhase.Results, false, 9.1, 9.0));
    }

    public static void APhaseWithoutAnEndGoesOn() {
        Equal(MatchPhase.Playing, MatchRules.Next(MatchPhase.Playing, true, 0.0, 9000.0));
    }

    public static void ACodeIsReadAsItWasMeant() {
        Equal("7KQ2MX", JoinCode.Parse(" 7kq-2mx "));
        Equal("0011V0", JoinCode.Parse("oOiLuo"));
        foreach (string wrong in new[] { null, "", "7KQ2M", "7KQ2MXX", "7KQ2M!" })
            Equal(null, JoinCode.Parse(wrong));
    }

    public static void ANewCodeCanBeTyped() {
        List<string> codes = Enumerable.Range(0, 1000).Select(i => JoinCode.Create()).ToList();
        foreach (string code in codes) Equal(code, JoinCode.Parse(code.ToLowerInvariant()));
        Equal(1000, codes.Distinct().Count());
    }

    public static void EqualScoresShareARank() {
        Equal("", Standings.Of(Scores()));
        Equal("1. Ada: 3\n1. Eve: 3\n3. Bob: 2\n4. Dan: 0\n", Standings.Of(Scores(
            "Dan", 0, "Eve", 3, "Bob", 2, "Ada", 3)));
    }

    private static int Taken(TokenBucket bucket, int tries, double now) {
        return Enumerable.Range(0, tries).Count(i => bucket.TryTake(now));
    }

    private static List<KeyValuePair<string, int>> Scores(params object[] pairs) {
        return Enumerable.Range(0, pairs.Length / 2)
            .Select(i => new KeyValuePair<string, int>((string)pairs[2 * i], (int)pairs[2 * i + 1]))
            .ToList();
    }

    private static void Equal(object expected, object found) {
        if (!Equals(expected, found))
            throw new InvalidOperationException($"Expected {expected ?? "null"}, found {found ?? "null"}.");
    }
}
